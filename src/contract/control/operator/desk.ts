import * as z from 'zod/mini'
import { noJsonBody } from '../../wire/errors.ts'
import { wireInstant } from '../../wire/wire.ts'
import { defineControl } from '../define-control.ts'
import { pathId } from '../snapshots.ts'
import { memberLine, namedMember, queriedMember } from './member-line.ts'

/** What may be decided: 1 submit again, 2 accepted, 3 and 4 under 18 (D-36). */
const verdict = z.literal([1, 2, 3, 4])

const document = z.strictObject({
  id: z.int(),
  member: memberLine,
  /** What it says, as far as the desk can read it. */
  birthDate: z.nullable(z.iso.date()),
  issuer: z.nullable(z.string()),
  submittedAt: wireInstant,
  /** Those that the rules allow. */
  verdicts: z.array(verdict),
  /** Path; null once it was decided. */
  picture: z.nullable(z.string()),
})
export type DeskDocument = z.output<typeof document>

export const listDocuments = defineControl({
  id: 'listDocuments',
  method: 'GET',
  path: '/operator/documents',
  summary: 'Age documents that wait, oldest first',
  response: z.array(document),
})

export const showDocument = defineControl({
  id: 'showDocument',
  method: 'GET',
  path: '/operator/documents/:id/picture',
  summary: 'Picture of a waiting document',
  request: z.object({ id: pathId }),
  response: noJsonBody,
})

export const reviewAge = defineControl({
  id: 'reviewAge',
  method: 'POST',
  path: '/operator/age-review',
  summary: "Decides a member's age check",
  request: z.strictObject({ member: namedMember, age_conf: verdict }),
  response: z.strictObject({ success: z.literal(true), member: memberLine }),
})

export const readVerdicts = defineControl({
  id: 'readVerdicts',
  method: 'GET',
  path: '/operator/verdicts',
  summary: 'What may be decided about a member now',
  request: z.object({ member: queriedMember }),
  response: z.strictObject({ verdicts: z.array(verdict), document: z.nullable(document) }),
})

/** What the next submitted document will say (IMP-14); null: what the member registered. */
const nextDocument = z.nullable(
  z.strictObject({
    birthDate: z.nullable(z.iso.date()),
    issuer: z.nullable(z.string().check(z.maxLength(100))),
  }),
)
export type NextDocument = z.output<typeof nextDocument>

export const readNextDocument = defineControl({
  id: 'readNextDocument',
  method: 'GET',
  path: '/operator/next-document',
  summary: 'What the next submitted document will say',
  response: nextDocument,
})

export const changeNextDocument = defineControl({
  id: 'changeNextDocument',
  method: 'PUT',
  path: '/operator/next-document',
  summary: 'Sets what the next submitted document will say',
  request: nextDocument,
  response: nextDocument,
})

export const submitSampleDocument = defineControl({
  id: 'submitSampleDocument',
  method: 'POST',
  path: '/operator/sample-document',
  summary: 'Hands in a drawn age document for a member',
  request: z.strictObject({ member: namedMember }),
  response: z.strictObject({ success: z.literal(true), member: memberLine }),
})
