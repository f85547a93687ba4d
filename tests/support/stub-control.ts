import { vi } from 'vitest'
import { controlPrefix } from '../../src/contract/control/define-control.ts'

/** A control call of the workbench: its method, path below `/__control` and query, and the parsed body. */
export interface MadeCall {
  readonly line: string
  readonly body: unknown
}

const parsed = (body: unknown): unknown => (typeof body === 'string' && /^[[{"]/.test(body) ? JSON.parse(body) : body)

/**
 * Answers control calls by their line, such as `POST /clock`. An answer may be a function of the body. A call without an
 * answer is refused.
 * @returns the calls, in order
 */
export function stubControl(responses: Readonly<Record<string, unknown>>): MadeCall[] {
  const made: MadeCall[] = []
  const known = new Map(Object.entries(responses))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const line = `${method} ${address.replace(controlPrefix, '')}`
    const sent = parsed(body)
    made.push({ line, body: sent })
    if (!known.has(line)) return refusal(404, 'unknown', `The test has no answer to ${line}.`)
    const response = known.get(line)
    const given: unknown = await (typeof response === 'function'
      ? (response as (sent: unknown) => unknown)(sent)
      : response)
    return given instanceof Response ? given : Response.json(given)
  })
  return made
}

/** Refusal of a control call; `detail` is the fault of a file. */
export const refusal = (status: number, code: string, error = 'Failed to do that.', detail?: string) =>
  Response.json({ error, code, detail }, { status })

/** Response to a login. The id of the member is its number at the end of the mail address, or 1. */
export function loginOf(body: unknown): object {
  const { email } = body as { readonly email: string }
  const account = { id: Number(/\d+/.exec(email)?.[0] ?? 1), provider: 'email', uid: email, email, sex: 1 }
  return { 'access-token': 't', 'token-type': 'Bearer', client: 'c', expiry: '1', uid: email, account }
}
