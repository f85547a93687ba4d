import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, optionalInstant, text } from './fields.ts'

const loginSchema = z.strictObject({
  id,
  memberId: id,
  /** Names this login among the member's logins (header `client`). */
  client: text,
  tokenHash: text,
  /** The two tokens before the current one (protocols A4); empty without rotation. */
  previousHash: text,
  earlierHash: text,
  rotatedAt: instant,
  /** Number of tokens issued so far; an input of the next token. */
  rotations: z.int(),
  expiresAt: instant,
  createdAt: instant,
  /** Set by the reset link: allows one password change without the old password (protocols A12). */
  fromResetLink: z.boolean(),
  /** When this login's last cancellation reason was accepted (API-69, API-70). */
  cancelAcceptedAt: optionalInstant,
})

/** One login of one device (devise_token_auth client entry). */
export type Login = z.output<typeof loginSchema>

export const logins = defineTable('logins', loginSchema, {
  member: (login: Login) => login.memberId,
  client: (login: Login) => `${login.memberId}:${login.client}`,
})

const mailSchema = z.strictObject({
  id,
  to: text,
  subject: text,
  text,
  links: z.array(text),
  createdAt: instant,
})

/** A captured mail of the outbox; mails are never sent (IMP-03, IMP-04). */
export type Mail = z.output<typeof mailSchema>

export const mails = defineTable('mails', mailSchema, { to: (mail: Mail) => mail.to })
