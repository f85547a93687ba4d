import { parseJson } from '../../src/contract/rules/parse-json.ts'
import type { RefusalStatus } from '../../src/contract/wire/endpoint.ts'
import { differences, surplus } from './differences.ts'
import { findEndpoint } from './find-endpoint.ts'
import { undocumented, verdictBy, verdictOf, type Issue, type Verdict } from './verdict.ts'

/** A call and its answer as they travelled. */
export interface CallMade {
  readonly method: string
  /** Without query. */
  readonly path: string
  /** 0 where no answer came. */
  readonly status: number
  /** Merged parameters as the server reads them; undefined when they cannot be looked at. */
  readonly params: unknown
  /** Text of the answer; '' for none. */
  readonly response: string
}

/** Every call may be too large; only the server knows its limit. */
const always = new Set([413])

/** Holds a call against the contract (request as far as it was accepted, status, answer). */
export function checkCall(call: CallMade): Verdict {
  return verdictBy('response', () => check(call))
}

function check(call: CallMade): Verdict {
  const endpoint = findEndpoint(call.method, call.path)
  if (!endpoint) return undocumented
  const { status } = call
  // A connection that was cut off says nothing.
  if (status === 0) return verdictOf([])
  const refusal = endpoint.refusals[status as RefusalStatus]
  if (status !== 200 && !refusal) {
    if (always.has(status)) return verdictOf([])
    const expected = [200, ...Object.keys(endpoint.refusals)].join(', ')
    return verdictOf([{ path: 'status', expected, actual: String(status) }])
  }
  const issues: Issue[] = []
  // A refused request may well be wrong; an accepted one must not.
  if (status === 200 && call.params !== undefined)
    issues.push(
      ...differences(endpoint.request, call.params, 'request'),
      ...surplus(endpoint.request, call.params, 'request'),
    )
  // A redirect and a page carry no JSON (C-5).
  if (status === 302) return verdictOf(issues)
  const body = parseJson(call.response)
  if (body === undefined && !isPage(call))
    issues.push({ path: 'response', expected: 'JSON', actual: call.response === '' ? 'nothing' : 'no JSON' })
  else if (body !== undefined)
    issues.push(
      ...differences(status === 200 ? endpoint.response : (refusal ?? endpoint.response), body, 'response'),
    )
  return verdictOf(issues)
}

/** An unknown link of a mail answers a plain page (protocols A12). */
function isPage({ method, status }: CallMade): boolean {
  return method === 'GET' && status === 404
}
