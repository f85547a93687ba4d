import * as z from 'zod/mini'
import { parseUrl } from '../../../../lib/parse-url.ts'

const redirectSchema = z.object({ method: z.enum(['POST', 'GET']), url: z.string().check(z.minLength(1)) })

/** Page of the card's bank that authenticates the payer, the history state of /payment_confirm (PAY-99). */
export type SecureRedirect = z.output<typeof redirectSchema>

/** Reads the history state. Returns null for anything invalid and for addresses that are not web pages. */
export function readSecureRedirect(state: unknown, base: string): SecureRedirect | null {
  const read = redirectSchema.safeParse(state)
  if (!read.success) return null
  const protocol = parseUrl(read.data.url, base)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? read.data : null
}
