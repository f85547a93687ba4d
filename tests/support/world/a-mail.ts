import type { Mail } from '../../../mock-api/world/records/auth.ts'
import { testNow } from './a-context.ts'

/** A mail to insert: the smallest record, for tests of the store. */
export function aMail(subject: string): Omit<Mail, 'id'> {
  return { to: 'a@yoimachi.example', subject, text: '', links: [], createdAt: testNow }
}
