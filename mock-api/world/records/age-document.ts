import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { day, id, instant, optionalInstant, text } from '../shapes.ts'

const schema = z.strictObject({
  id,
  memberId: id,
  /** Name of the picture in the private store; null once decided (API-17). */
  file: z.nullable(text),
  /** What the document says, as far as the mock's desk knows it (IMP-14). */
  birthDate: z.nullable(day),
  issuer: z.nullable(text),
  submittedAt: instant,
  decidedAt: optionalInstant,
  verdict: z.nullable(z.literal([1, 2, 3, 4])),
})

/** A submitted age document. Readable by the operator desk only. */
export type AgeDocument = z.output<typeof schema>

export const ageDocuments = defineTable('ageDocuments', schema, {
  member: (document: AgeDocument) => document.memberId,
  pending: (document: AgeDocument) => (document.decidedAt === null ? document.memberId : undefined),
})
