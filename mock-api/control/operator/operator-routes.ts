import * as calls from '../../../src/contract/control/operator.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { decideAge, findDocument, submitDocument, verdictsFor } from '../../features/age-document/age-document.ts'
import { operatorMessageView, writeAsOperator } from '../../features/operator-chat/operator-messages.ts'
import { publish, recommendAsOperator, setMemberStatus } from '../../features/operator/operator.ts'
import { declineNextRenewal } from '../../features/payment/renewal.ts'
import { giveRank } from '../../features/rank/rank.ts'
import { readDocumentPicture } from '../../images/document-picture.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgeDocument, Member } from '../../world/records/member.ts'
import { type Context, Refusal } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { type ControlRoute, defineControlRoute, findMember, requireFound } from '../define-control-route.ts'
import { memberView } from '../member-view.ts'
import { actRoute } from './act-route.ts'
import { lookupRoutes } from './lookup-routes.ts'
import { paymentDeskRoutes } from './payment-desk-routes.ts'

/** The document desk (IMP-14): pending documents, their pictures, verdicts, and the content of the next document. */
const deskRoutes = [
  defineControlRoute(calls.listDocuments, (_, { runtime, world }) =>
    [...world.ageDocuments.all()]
      .filter(({ decidedAt }) => decidedAt === null)
      .toSorted((a, b) => a.submittedAt - b.submittedAt)
      .map((document) => documentView(runtime, document)),
  ),
  defineControlRoute(calls.showDocument, async ({ id }, { c, runtime, world }) => {
    const document = world.ageDocuments.find(id)
    const picture = requireFound(
      document && (await readDocumentPicture(runtime.files, document)),
      'picture-gone',
      'Failed to show the picture: it left the world when its document was decided.',
    )
    return c.body(picture.bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': picture.type })
  }),
  defineControlRoute(calls.submitSampleDocument, ({ member }, { runtime }) =>
    changeMember(runtime, member, (world, { id }, ctx) => {
      // Drawn on request, like the documents of the town.
      submitDocument(world, world.members.get(id), `document-${id}-${ctx.ids.token()}.png`, ctx)
    }),
  ),
  defineControlRoute(calls.reviewAge, ({ member, age_conf }, { runtime }) =>
    changeMember(runtime, member, (world, { id }, ctx) => decideAge(world, id, age_conf, ctx)),
  ),
  defineControlRoute(calls.readVerdicts, ({ member }, { runtime, world }) => {
    const { id } = findMember(world, member)
    const document = findDocument(world, id)
    return {
      verdicts: [...verdictsFor(world, id, runtime.context())],
      document: document ? documentView(runtime, document) : null,
    }
  }),
  defineControlRoute(calls.readNextDocument, (_, { world }) => world.settings.get(1).nextDocument),
  defineControlRoute(calls.changeNextDocument, (nextDocument, { runtime }) => {
    runtime.store.transact((world) => world.settings.update(1, { nextDocument }))
    return nextDocument
  }),
]

/** Runs a rule on a member. Returns the member as the rule leaves it. */
function changeMember(
  runtime: Runtime,
  named: string | number,
  rule: (world: World, member: Member, ctx: Context) => unknown,
) {
  const { world } = runtime.store
  const { id } = findMember(world, named)
  runtime.store.transact(() => rule(world, world.members.get(id), runtime.context()))
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

/** Acts of the office: messages, publications, introductions, ranks, statuses and refused renewals. */
const officeRoutes = [
  defineControlRoute(calls.writeAsOperator, ({ member, content }, { runtime, world }) => {
    const { id } = findMember(world, member)
    const message = runtime.store.transact(() => writeAsOperator(world, id, content, runtime.context()))
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),
  defineControlRoute(calls.publish, ({ audience, ...publication }, { runtime }) => {
    const { id } = runtime.store.transact((world) => publish(world, publication, audience, runtime.context()))
    return { success: true as const, kind: publication.kind, id }
  }),
  defineControlRoute(calls.recommend, ({ woman, man, status_n }, { runtime, world }) => {
    const [her, him] = [findMember(world, woman), findMember(world, man)]
    const pairing = runtime.store.transact(() => recommendAsOperator(world, her, him, status_n, runtime.context()))
    return { success: true as const, id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN }
  }),
  defineControlRoute(calls.giveRank, ({ member, rank }, { runtime }) =>
    changeMember(runtime, member, (world, him, ctx) => {
      if (him.sex !== Sex.man) throw new Refusal('state', { code: 'no-rank', msg: 'Only men have a rank.' })
      giveRank(world, him, rank, ctx)
    }),
  ),
  defineControlRoute(calls.changeStanding, ({ member, status, listed }, { runtime }) =>
    changeMember(runtime, member, (world, person, ctx) =>
      setMemberStatus(world, person, { femaleStatus: status, listed }, ctx),
    ),
  ),
  defineControlRoute(calls.declineNextRenewal, ({ member }, { runtime }) => {
    let at = 0
    const changed = changeMember(runtime, member, (world, { id }) => {
      at = declineNextRenewal(world, id)
    })
    return { ...changed, at: tokyoIso(at) }
  }),
]

/** Acts of the operator in the real service, and acts of any member (IMP-13 to IMP-17). */
export const operatorRoutes: readonly ControlRoute[] = [
  ...deskRoutes,
  ...lookupRoutes,
  ...paymentDeskRoutes,
  ...officeRoutes,
  actRoute,
]
