import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { defineControl } from './define-control.ts'

const mail = z.strictObject({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(
    z.strictObject({
      address: z.string(),
      /** State of the link; `used` also when a newer mail replaced it. */
      state: z.enum(['open', 'used', 'expired']),
    }),
  ),
  at: wire.instant,
})
export type Mail = z.output<typeof mail>

export const listOutbox = defineControl('listOutbox', 'GET /outbox', {
  summary: 'Mails that the mock sent, newest first',
  response: z.array(mail),
})
