import * as z from 'zod/mini'
import { channels } from '../../../src/contract/channels.ts'
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

const instruction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('ping'), message: z.int() }),
  z.object({ type: z.literal(['confirm_subscription', 'reject_subscription']), identifier: z.string() }),
  z.object({ type: z.literal('disconnect'), reason: z.nullish(z.string()), reconnect: z.boolean() }),
])
const delivery = z.object({ identifier: z.string(), message: z.unknown() })
const command = z.object({
  command: z.enum(['subscribe', 'unsubscribe', 'message']),
  identifier: z.string(),
  data: z.optional(z.string()),
})
const named = z.object({ channel: z.string() })
const action = z.object({ action: z.string() })

/** Checks a frame against protocols part B and the channels of the contract; `in` comes from the client. */
export function checkFrame(direction: 'in' | 'out', text: string): CheckVerdict {
  return verdictBy('frame', () => {
    const frame = parseJson(text)
    return direction === 'in' ? checkCommand(frame) : checkSent(frame)
  })
}

function checkSent(frame: unknown): CheckVerdict {
  if (typeof frame === 'object' && frame !== null && 'type' in frame)
    return verdictOf(differences(instruction, frame, 'frame'))
  const delivered = z.safeParse(delivery, frame)
  if (!delivered.success) return verdictOf(differences(delivery, frame, 'frame'))
  const channel = channelOf(delivered.data.identifier)
  if (!channel) return undocumented
  return verdictOf(differences(channel.message, delivered.data.message, 'frame.message'))
}

function checkCommand(frame: unknown): CheckVerdict {
  const sent = z.safeParse(command, frame)
  if (!sent.success) return verdictOf(differences(command, frame, 'frame'))
  const channel = channelOf(sent.data.identifier)
  if (!channel) return undocumented
  const params = differences(channel.params, parseJson(sent.data.identifier), 'frame.identifier')
  if (sent.data.command !== 'message') return verdictOf(params)
  const data = parseJson(sent.data.data ?? '')
  const performed = z.safeParse(action, data)
  if (!performed.success || !Object.hasOwn(channel.actions, performed.data.action)) return undocumented
  const payload = channel.actions[performed.data.action]
  if (!payload) return undocumented
  return verdictOf([...params, ...differences(payload, data, 'frame.data')])
}

function channelOf(identifier: string) {
  const parsed = z.safeParse(named, parseJson(identifier))
  return parsed.success ? channels.find(({ name }) => name === parsed.data.channel) : undefined
}
