import type { Hono } from 'hono'
import { findDocument, decideAge, verdictsFor } from '../../features/age-document/decide-document.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import { readDocumentPicture } from '../../images/document-picture.ts'
import type { Runtime } from '../../runtime.ts'
import { ControlError, readBody } from '../control-error.ts'
import { findMember } from './find-member.ts'
import { memberLine } from './member-line.ts'
import { ageReviewRequest, nextDocumentRequest } from './operator-schemas.ts'

/** The document desk (IMP-14): what waits, its picture, the verdict, and what the next document will say. */
export function mountDesk(operator: Hono, runtime: Runtime): void {
  operator.get('/documents', (c) => {
    runtime.time.settle()
    const { world } = runtime.store
    const waiting = [...world.ageDocuments.all()].filter(({ decidedAt }) => decidedAt === null)
    return c.json(
      waiting
        .toSorted((a, b) => a.submittedAt - b.submittedAt)
        .map((document) => documentView(runtime, document)),
    )
  })

  operator.get('/documents/:id/picture', async (c) => {
    const document = runtime.store.world.ageDocuments.find(Number(c.req.param('id')))
    const picture = document && (await readDocumentPicture(runtime.files, document))
    if (!picture)
      throw new ControlError(
        404,
        'Failed to show the picture: it left the world when its document was decided.',
      )
    return c.body(picture.bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': picture.type })
  })

  operator.post('/age-review', async (c) => {
    const request = await readBody(c, ageReviewRequest)
    const { id } = findMember(runtime.store.world, request.member)
    const member = runtime.store.transact((world) =>
      decideAge(world, id, request.age_conf, runtime.context()),
    )
    return c.json({ success: true, member: memberLine(runtime.store.world, member) })
  })

  operator.get('/verdicts', (c) => {
    const { world } = runtime.store
    const { id } = findMember(world, c.req.query('member') ?? '')
    const document = findDocument(world, id)
    return c.json({
      verdicts: verdictsFor(world, id, runtime.context()),
      document: document ? documentView(runtime, document) : null,
    })
  })

  operator.get('/next-document', (c) => c.json(runtime.store.world.settings.get(1).nextDocument))
  operator.put('/next-document', async (c) => {
    const nextDocument = await readBody(c, nextDocumentRequest)
    runtime.store.transact((world) => world.settings.update(1, { nextDocument }))
    return c.json(nextDocument)
  })
}

function documentView(runtime: Runtime, document: AgeDocument) {
  const { world } = runtime.store
  const { id, birthDate, issuer, submittedAt, file } = document
  return {
    id,
    member: memberLine(world, world.members.get(document.memberId)),
    birthDate,
    issuer,
    submittedAt: tokyoIso(submittedAt),
    verdicts: verdictsFor(world, document.memberId, runtime.context()),
    picture: file === null ? null : `/__control/operator/documents/${id}/picture`,
  }
}
