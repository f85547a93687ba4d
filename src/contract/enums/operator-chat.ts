import * as z from 'zod/mini'

/** Author of a message in the operator chat (ENUM-62, API-48). */
export const ChatSender = { member: 1, operator: 2 } as const
export const chatSenderSchema = z.literal(Object.values(ChatSender))
