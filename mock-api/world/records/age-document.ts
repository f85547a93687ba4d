import * as z from 'zod/mini'
import { AgeConf } from '../../../src/contract/enums/member.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { day, id, instant, optionalInstant, text } from './fields.ts'

const { resubmit, verified, underAge, reportedUnderAge } = AgeConf

const ageDocumentSchema = z.strictObject({
  id,
  memberId: id,
  /** Name of the picture in the private store; null after the decision (API-17). */
  file: z.nullable(text),
  /** Birth date and issuer on the document, as far as the operator desk can read them (IMP-14). */
  birthDate: z.nullable(day),
  issuer: z.nullable(text),
  submittedAt: instant,
  decidedAt: optionalInstant,
  verdict: z.nullable(z.literal([resubmit, verified, underAge, reportedUnderAge])),
})

/** A submitted age document. Only the operator desk can read it. */
export type AgeDocument = z.output<typeof ageDocumentSchema>

export const ageDocuments = defineTable('ageDocuments', ageDocumentSchema, {
  member: (document: AgeDocument) => document.memberId,
  pending: (document: AgeDocument) => (document.decidedAt === null ? document.memberId : undefined),
})
