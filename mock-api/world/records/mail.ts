import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant, text } from '../shapes.ts'

const schema = z.strictObject({ id, to: text, subject: text, text, links: z.array(text), createdAt: instant })

/** A captured mail of the outbox; none is ever really sent (IMP-03, IMP-04). */
export type Mail = z.output<typeof schema>

export const mails = defineTable('mails', schema, { to: (mail: Mail) => mail.to })
