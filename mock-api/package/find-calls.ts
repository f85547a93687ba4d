import type { Exchange } from '../../src/contract/control/exchanges.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { faultText, type StoryFault } from '../../src/contract/storyline/faults.ts'
import { linesOf, valueFault } from '../../src/contract/storyline/recorded-faults.ts'
import { railsPath } from '../http/request-path.ts'
import type { ReceivedCall, ReceivedOptions } from './types.ts'

/** Short name of a call for `received`: `/api/send_like` becomes `send-like`. */
const shortName = (path: string) => path.replace(/^\/api\//, '').replaceAll(/[/_]/g, '-')

const withoutQuery = (path: string) => path.replace(/\?.*$/s, '')

/**
 * Returns the documented calls of a name.
 * @param name `send-like`, `POST /api/send_like`, also with a query, or the id `API-43`
 * @throws Error for a name that no call has
 */
export function callsNamed(name: string) {
  const plain = withoutQuery(name)
  const called = endpoints.filter(
    ({ id, method, path }) => plain === id || plain === `${method} ${path}` || plain === shortName(path),
  )
  if (called.length === 0)
    throw new Error(
      `Failed to find calls of ${name}: no such call is documented. Write send-like, POST /api/send_like or API-43.`,
    )
  return called
}

export type CallFilter = { readonly [Name in 'member' | 'status' | 'response']?: ReceivedOptions[Name] | undefined }

/** Recorded calls that a test looks for, and what was recorded instead of them. */
interface FoundCalls {
  readonly found: readonly ReceivedCall[]
  /** Why the latest call of the name does not fit, or which calls there were, as sentences. */
  readonly instead: string
}

/** Finds recorded calls by name and filter, oldest first. A member is a name or an id. */
export function findCalls(exchanges: readonly Exchange[], name: string, filter: CallFilter): FoundCalls {
  const places = new Set(callsNamed(name).map(({ method, path }) => `${method} ${path}`))
  const [, query] = name.split('?', 2)
  const calls = exchanges.filter(({ kind }) => kind === 'http')
  const own = calls.filter(
    ({ method, path }) =>
      places.has(`${method} ${railsPath(withoutQuery(path))}`) && (query === undefined || path.endsWith(`?${query}`)),
  )
  const judged = own.map((exchange) => ({ exchange, fault: faultOf(exchange, filter) }))
  const fitting = judged.filter(({ fault }) => fault === undefined)
  const latestFault = judged.findLast(({ fault }) => fault !== undefined)?.fault
  return {
    found: fitting.map(({ exchange }) => receivedCall(exchange)),
    instead: faultText(latestFault ?? { code: 'no-call', call: name, there: linesOf(calls) }),
  }
}

/** Returns why a call does not fit; undefined when it does. */
function faultOf(exchange: Exchange, { member, status, response = {} }: CallFilter): StoryFault | undefined {
  const { method, path, member: by } = exchange
  const call = `${method} ${path}`
  if (member !== undefined && by?.id !== member && by?.name !== member)
    return { code: 'said', text: `${call} was made by ${by === null ? 'nobody' : `${by.name} (${by.id})`}.` }
  if (status !== undefined && exchange.status !== status)
    return { code: 'status', call, found: exchange.status, expected: status }
  return valueFault(call, response, parseJson(exchange.response))
}

function receivedCall(exchange: Exchange): ReceivedCall {
  const { id, at, method, path, status, member, fault, verdict, request, response } = exchange
  const read = (text: string) => (text === '' ? undefined : (parseJson(text) ?? text))
  return { id, at, method, path, status, member, fault, verdict, request: read(request), response: read(response) }
}
