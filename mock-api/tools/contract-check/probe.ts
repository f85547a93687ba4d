import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { loginNames } from '../../../src/contract/rules/session-values.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { requestParts } from '../../../src/contract/wire/request-parts.ts'
import { checkCall } from './check-call.ts'

export type SessionValues = Readonly<Record<string, string>>

/** Longest wait for one response, in milliseconds. */
const usualTimeoutMs = 30_000

export interface ProbedServer {
  /** Address, with or without a slash at its end. */
  readonly base: string
  readonly timeoutMs?: number
}

/** Returns the address of a path on a server. @param base with or without a slash at its end */
export const addressOf = (base: string, path: string) => base.replace(/\/$/, '') + path

/** Makes one documented call on a server and checks the response against the contract. Throws without a response. */
export async function probe(
  { base, timeoutMs = usualTimeoutMs }: ProbedServer,
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  session: SessionValues,
) {
  const { method, path } = endpoint
  const { address, body } = requestParts(endpoint, params)
  const response = await fetch(addressOf(base, address), {
    method,
    headers: { ...session, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  const { status } = response
  return {
    ...checkCall({ method, path, status, params, response: text }),
    status,
    body: parseJson(text),
    /** The login in the response, otherwise the one sent. */
    session: { ...session, ...sessionOf(response.headers) },
  }
}

/** A rotating server sends a blank token within its batch window; the current token then stays valid (protocols A4). */
function sessionOf(headers: Headers): SessionValues {
  const values: Record<string, string> = {}
  for (const name of loginNames) {
    const value = headers.get(name)?.trim()
    if (value) values[name] = value
  }
  return values
}
