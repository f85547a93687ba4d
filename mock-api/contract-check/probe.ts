import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { loginNames } from '../../src/contract/rules/session-values.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { checkCall } from './check-call.ts'
import type { Verdict } from './verdict.ts'

/** Login values by header name. */
export type SessionValues = Readonly<Record<string, string>>

/** An answer of the server under check, and what the contract says about it. */
export interface Probed extends Verdict {
  readonly status: number
  /** Parsed answer; undefined when it is no JSON. */
  readonly body: unknown
  /** The login that the answer carries, or the one that was sent. */
  readonly session: SessionValues
}

const patienceMs = 30_000

/** Makes one documented call on a server and holds the answer against the contract. Throws when nothing answers. */
export async function probe(
  base: string,
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  session: SessionValues,
): Promise<Probed> {
  const { method, path, place } = endpoint
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const inQuery = place === 'query'
  const answer = await fetch(
    `${base.replace(/\/$/, '')}${path}${inQuery && query !== '' ? `?${query}` : ''}`,
    {
      method,
      headers: { ...session, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
      ...(inQuery ? {} : { body: JSON.stringify(params) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    },
  )
  const response = await answer.text()
  const { status } = answer
  return {
    ...checkCall({ method, path, status, params, response }),
    status,
    body: parseJson(response),
    session: { ...session, ...sessionOf(answer.headers) },
  }
}

/** A rotating server sends a blank token within its batch window; then the one at hand stays good (protocols A4). */
function sessionOf(headers: Headers): SessionValues {
  const values: Record<string, string> = {}
  for (const name of loginNames) {
    const value = headers.get(name)?.trim()
    if (value) values[name] = value
  }
  return values
}
