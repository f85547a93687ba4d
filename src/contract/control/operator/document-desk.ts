import * as z from 'zod/mini'
import { AgeConf } from '../../enums/member.ts'
import { noJsonBody } from '../../wire/errors.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl, pathId } from '../define-control.ts'
import { changedMember, memberRow, namedMember, queriedMember } from '../members.ts'

/** Decisions on a document (D-36). */
const verdict = z.literal([AgeConf.resubmit, AgeConf.verified, AgeConf.underAge, AgeConf.reportedUnderAge])

const document = z.strictObject({
  id: z.int(),
  member: memberRow,
  /** Date read from the document, if legible. */
  birthDate: z.nullable(z.iso.date()),
  issuer: z.nullable(z.string()),
  submittedAt: wire.instant,
  /** Decisions that the rules allow. */
  verdicts: z.array(verdict),
  /** Path; null after the decision. */
  picture: z.nullable(z.string()),
})
export type DeskDocument = z.output<typeof document>

export const listDocuments = defineControl('listDocuments', 'GET /operator/documents', {
  summary: 'Pending age documents, oldest first',
  response: z.array(document),
})

export const showDocument = defineControl('showDocument', 'GET /operator/documents/:id/picture', {
  summary: 'Picture of a pending document',
  request: z.object({ id: pathId }),
  givesFile: 'image/*',
  response: noJsonBody,
})

export const reviewAge = defineControl('reviewAge', 'POST /operator/age-review', {
  summary: "Decides a member's age check",
  request: z.strictObject({ member: namedMember, age_conf: verdict }),
  response: changedMember,
})

export const readVerdicts = defineControl('readVerdicts', 'GET /operator/verdicts', {
  summary: 'Currently allowed verdicts on a member',
  request: z.object({ member: queriedMember }),
  response: z.strictObject({ verdicts: z.array(verdict), document: z.nullable(document) }),
})

/** Contents of the next submitted document (IMP-14); null means the member's registered data. */
const nextDocument = z.nullable(
  z.strictObject({
    birthDate: z.nullable(z.iso.date()),
    issuer: z.nullable(z.string().check(z.maxLength(100))),
  }),
)
export type NextDocument = z.output<typeof nextDocument>

export const readNextDocument = defineControl('readNextDocument', 'GET /operator/next-document', {
  summary: 'Contents of the next submitted document',
  response: nextDocument,
})

export const changeNextDocument = defineControl('changeNextDocument', 'PUT /operator/next-document', {
  summary: 'Sets the contents of the next submitted document',
  request: nextDocument,
  response: nextDocument,
})

export const submitSampleDocument = defineControl('submitSampleDocument', 'POST /operator/sample-document', {
  summary: 'Submits a drawn age document for a member',
  request: z.strictObject({ member: namedMember }),
  response: changedMember,
})
