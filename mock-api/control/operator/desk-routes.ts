import * as calls from '../../../src/contract/control/operator.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { findDocument, decideAge, verdictsFor, submitDocument } from '../../features/age-document/age-document.ts'
import { readDocumentPicture } from '../../images/document-picture.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import { defineControlRoute, requireFound } from '../define-control-route.ts'
import { findMember, memberView } from './members.ts'

/** The document desk (IMP-14): pending documents, their pictures, verdicts, and the content of the next document. */
export const deskRoutes = [
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
      'Failed to show the picture: it left the world when its document was decided.',
      'picture-gone',
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
    return { success: true as const, member: memberView(store.world, store.world.members.get(id)) }
  }),
  defineControlRoute(calls.reviewAge, ({ member: named, age_conf }, { runtime }) => {
    const { id } = findMember(runtime.store.world, named)
    const member = runtime.store.transact((world) => decideAge(world, id, age_conf, runtime.context()))
    return { success: true as const, member: memberView(runtime.store.world, member) }
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
