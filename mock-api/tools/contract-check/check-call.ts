import { endpoints } from '../../../src/contract/endpoints.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import type { Endpoint, RefusalStatus } from '../../../src/contract/wire/endpoint.ts'
import { differences, surplus } from './differences.ts'
import { undocumented, verdictBy, verdictOf, type Issue, type CheckVerdict } from './verdict.ts'

const byCall = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

/** Returns the documented call of a method and a path without query, or undefined. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  return byCall.get(`${method} ${path}`)
}

interface CallMade {
  readonly method: string
  /** Without query. */
  readonly path: string
  /** 0 without a response. */
  readonly status: number
  /** Merged parameters as the server reads them; undefined when they are unreadable. */
  readonly params: unknown
  /** Text of the response; '' for an empty one. */
  readonly response: string
}

/** Any request may be too large; only the server knows its limit. */
const always = new Set([413])

export function checkCall(call: CallMade): CheckVerdict {
  return verdictBy('response', () => check(call))
}

function check(call: CallMade): CheckVerdict {
  const endpoint = findEndpoint(call.method, call.path)
  if (!endpoint) return undocumented
  const { status } = call
  // A dropped connection shows no difference.
  if (status === 0) return verdictOf([])
  const refusal = endpoint.refusals[status as RefusalStatus]
  if (status !== 200 && !refusal) {
    if (always.has(status)) return verdictOf([])
    const expected = [200, ...Object.keys(endpoint.refusals)].join(', ')
    return verdictOf([{ path: 'status', expected, actual: String(status) }])
  }
  const issues: Issue[] = []
  // Only an accepted request must match its schema.
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
    issues.push(...differences(status === 200 ? endpoint.response : (refusal ?? endpoint.response), body, 'response'))
  return verdictOf(issues)
}

/** An unknown mailed link returns a plain page (protocols A12). */
function isPage({ method, status }: CallMade): boolean {
  return method === 'GET' && status === 404
}
