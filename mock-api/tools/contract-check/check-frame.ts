import * as z from 'zod/mini'
import { channels } from '../../../src/contract/channels.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { differences } from './differences.ts'
import { undocumented, verdictBy, verdictOf, type CheckVerdict } from './verdict.ts'

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
