import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant, optionalInstant, text } from '../shapes.ts'

const schema = z.strictObject({
  id,
  memberId: id,
  /** 1 the member, 2 the operator (API-48). */
  sender: z.literal([1, 2]),
  content: text,
  createdAt: instant,
  readAt: optionalInstant,
})

/** A line of a member's conversation with the operator (WS-02). */
export type OperatorMessage = z.output<typeof schema>

export const operatorMessages = defineTable('operatorMessages', schema, {
  member: (message: OperatorMessage) => message.memberId,
  unread: (message: OperatorMessage) =>
    message.sender === 2 && message.readAt === null ? message.memberId : undefined,
})
