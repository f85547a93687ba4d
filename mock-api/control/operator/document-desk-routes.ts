import * as calls from '../../../src/contract/control/operator/document-desk.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { decideAge, verdictsFor } from '../../features/age-document/age-decision.ts'
import { findDocument, submitDocument } from '../../features/age-document/age-document.ts'
import { readDocumentPicture } from '../../images/document-picture.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import { requireFound } from '../control-error.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request/find-member.ts'
import { memberView } from '../views/member.ts'
import { changeMember } from './change-member.ts'

/** The document desk (IMP-14): pending documents, their pictures, verdicts, and the content of the next document. */
export const deskRoutes = [
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
      'Failed to show the picture: it left the world when its document was decided. See GET /__control/operator/documents.',
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
