import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant, text } from '../shapes.ts'

const schema = z.strictObject({ id, pairingId: id, authorId: id, content: text, createdAt: instant })

/** A chat message between the two of a pairing (WS-01). */
export type Message = z.output<typeof schema>

export const messages = defineTable('messages', schema, { pairing: (message: Message) => message.pairingId })
