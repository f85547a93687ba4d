import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { day, id, instant, optionalInstant, text } from '../shapes.ts'

const ageDocumentSchema = z.strictObject({
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
export type AgeDocument = z.output<typeof ageDocumentSchema>

export const ageDocuments = defineTable('ageDocuments', ageDocumentSchema, {
  member: (document: AgeDocument) => document.memberId,
  pending: (document: AgeDocument) => (document.decidedAt === null ? document.memberId : undefined),
})

const uploadSchema = z.strictObject({ id, name: text, memberId: id, type: text, createdAt: instant })

/** A stored photo: its unguessable name is its address below /uploads (IMP-05). */
type Upload = z.output<typeof uploadSchema>

export const uploads = defineTable('uploads', uploadSchema, { name: (upload: Upload) => upload.name })
