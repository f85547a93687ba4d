import * as calls from '../../../src/contract/control/operator.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { decideAge, findDocument, submitDocument, verdictsFor } from '../../features/age-document/age-document.ts'
import { operatorMessageView, writeAsOperator } from '../../features/operator-chat/operator-messages.ts'
import { publish, recommendAsOperator, setMemberStatus } from '../../features/operator/operator.ts'
import { refuseNextRenewal } from '../../features/payment/plan.ts'
import { giveRank } from '../../features/rank/rank.ts'
import { readDocumentPicture } from '../../images/fixed-pictures.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgeDocument } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import { type ControlRoute, defineControlRoute, requireFound } from '../define-control-route.ts'
import { act } from './act.ts'
import { findMember, lookupRoutes, memberView, paymentDeskRoutes } from './lookup-routes.ts'

/** The document desk (IMP-14): pending documents, their pictures, verdicts, and the content of the next document. */
const deskRoutes = [
  defineControlRoute(calls.listDocuments, (_, { runtime }) =>
    [...runtime.store.world.ageDocuments.all()]
      .filter(({ decidedAt }) => decidedAt === null)
      .toSorted((a, b) => a.submittedAt - b.submittedAt)
      .map((document) => documentView(runtime, document)),
  ),
  defineControlRoute(calls.showDocument, async ({ id }, { c, runtime }) => {
    const document = runtime.store.world.ageDocuments.find(id)
    const picture = requireFound(
      document && (await readDocumentPicture(runtime.files, document)),
      'picture-gone',
      'Failed to show the picture: it left the world when its document was decided.',
    )
    return c.body(picture.bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': picture.type })
  }),
  defineControlRoute(calls.submitSampleDocument, ({ member: named }, { runtime }) => {
    const { store, ids } = runtime
    const { id } = findMember(store.world, named)
    store.transact((world) => {
      // Drawn on request, like the documents of the town.
      const file = `document-${id}-${ids.token()}.png`
      submitDocument(world, world.members.get(id), file, runtime.context())
    })
    return changed(runtime, id)
  }),
  defineControlRoute(calls.reviewAge, ({ member: named, age_conf }, { runtime }) => {
    const { id } = findMember(runtime.store.world, named)
    runtime.store.transact((world) => decideAge(world, id, age_conf, runtime.context()))
    return changed(runtime, id)
  }),
  defineControlRoute(calls.readVerdicts, ({ member }, { runtime }) => {
    const { world } = runtime.store
    const { id } = findMember(world, member)
    const document = findDocument(world, id)
    return {
      verdicts: [...verdictsFor(world, id, runtime.context())],
      document: document ? documentView(runtime, document) : null,
    }
  }),
  defineControlRoute(calls.readNextDocument, (_, { runtime }) => runtime.store.world.settings.get(1).nextDocument),
  defineControlRoute(calls.changeNextDocument, (nextDocument, { runtime }) => {
    runtime.store.transact((world) => world.settings.update(1, { nextDocument }))
    return nextDocument
  }),
]

function changed({ store: { world } }: Runtime, id: number) {
  return { success: true as const, member: memberView(world, world.members.get(id)) }
}

function documentView(runtime: Runtime, document: AgeDocument) {
  const { world } = runtime.store
  const { id, birthDate, issuer, submittedAt, file } = document
  return {
    id,
    member: memberView(world, world.members.get(document.memberId)),
    birthDate,
    issuer,
    submittedAt: tokyoIso(submittedAt),
    verdicts: [...verdictsFor(world, document.memberId, runtime.context())],
    picture: file === null ? null : calls.showDocument.path.replace(':id', String(id)),
  }
}

const settingRoutes = [
  defineControlRoute(calls.writeAsOperator, ({ member, content }, { runtime }) => {
    const { id } = findMember(runtime.store.world, member)
    const message = runtime.store.transact((world) => writeAsOperator(world, id, content, runtime.context()))
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),
  defineControlRoute(calls.publish, ({ audience, ...publication }, { runtime }) => {
    const { id } = runtime.store.transact((world) => publish(world, publication, audience, runtime.context()))
    return { success: true as const, kind: publication.kind, id }
  }),
  defineControlRoute(calls.recommend, ({ woman, man, status_n }, { runtime }) => {
    const { store } = runtime
    const [her, him] = [findMember(store.world, woman), findMember(store.world, man)]
    const pairing = store.transact((world) => recommendAsOperator(world, her, him, status_n, runtime.context()))
    return { success: true as const, id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN }
  }),
  defineControlRoute(calls.giveRank, ({ member, rank }, { runtime }) => {
    const { store } = runtime
    const { id, sex } = findMember(store.world, member)
    if (sex !== 1) throw new Refusal('state', { msg: 'ランクは男性会員だけのものです。' })
    store.transact((world) => giveRank(world, world.members.get(id), rank, runtime.context()))
    return changed(runtime, id)
  }),
  defineControlRoute(calls.changeStanding, ({ member, status, listed }, { runtime }) => {
    const { store } = runtime
    const { id } = findMember(store.world, member)
    store.transact((world) =>
      setMemberStatus(world, world.members.get(id), { femaleStatus: status, listed }, runtime.context()),
    )
    return changed(runtime, id)
  }),
  defineControlRoute(calls.declineNextRenewal, ({ member }, { runtime }) => {
    const { store } = runtime
    const { id } = findMember(store.world, member)
    const at = store.transact((world) => refuseNextRenewal(world, id))
    return { ...changed(runtime, id), at: tokyoIso(at) }
  }),
  defineControlRoute(calls.actAsMember, (request, { runtime }) => act(runtime, request)),
]

/** Acts of the operator in the real service, and acts of any member (IMP-13 to IMP-17). */
export const operatorRoutes: readonly ControlRoute[] = [
  ...deskRoutes,
  ...lookupRoutes,
  ...paymentDeskRoutes,
  ...settingRoutes,
]
