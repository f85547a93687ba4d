import * as z from 'zod/mini'

const schema = z.object({ method: z.enum(['POST', 'GET']), url: z.string().check(z.minLength(1)) })

/** Where the card's bank wants to see the payer (PAY-99). */
export type SecureRedirect = z.output<typeof schema>

/** The state that travels with the move to /payment_confirm. */
export function secureRedirectState(answer: {
  readonly threeSecureRedirectMethod: 'POST' | 'GET'
  readonly threeSecureRedirectUrl: string
}): SecureRedirect {
  return { method: answer.threeSecureRedirectMethod, url: answer.threeSecureRedirectUrl }
}

/** Reads that state again; null for anything else, and for addresses that are no web page. */
export function readSecureRedirect(state: unknown, base: string): SecureRedirect | null {
  const read = schema.safeParse(state)
  if (!read.success || !URL.canParse(read.data.url, base)) return null
  return /^https?:/.test(new URL(read.data.url, base).protocol) ? read.data : null
}
