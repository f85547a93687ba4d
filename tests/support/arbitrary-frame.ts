import * as fc from 'fast-check'
import { channels } from '../../src/contract/channels.ts'
import { hostile, inherited } from './open-api/arbitrary-request.ts'

const named = (...known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.constantFrom(...inherited) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  )

const value = (known: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: hostile })

/** JSON in JSON, as clients write identifiers and data, or invalid JSON. */
const nested = (fields: fc.Arbitrary<unknown>) =>
  value(fc.oneof({ weight: 8, arbitrary: fields.map(textOf) }, { weight: 1, arbitrary: fc.string() }))

/** Texts that are expensive to search from each of their brackets, quotes or blanks. */
const costly = fc
  .constantFrom('"number":[', '\\"number\\":{', '\\', '"', ' ', '{"identifier":', '[{', '"data":"\\')
  .map((part) => part.repeat(Math.floor(60_000 / part.length)))

/**
 * Client frames with documented, hostile and inherited commands, channels, parameters and actions.
 * @param uuids pairings for which subscriptions are confirmed
 */
export function arbitraryFrame(uuids: readonly string[]): fc.Arbitrary<string> {
  const identifier = fc.record(
    {
      channel: value(named(...channels.map(({ name }) => name))),
      uuid: value(named(...uuids)),
      uid: value(fc.string()),
    },
    { requiredKeys: ['channel'] },
  )
  const actions = channels.flatMap((channel) => Object.keys(channel.actions))
  const data = fc.record(
    { action: value(named(...actions)), message: value(named('こんばんは')), account: hostile },
    { requiredKeys: ['action'] },
  )
  const inheritedFields = fc.dictionary(fc.constantFrom(...inherited), fc.string(), { noNullPrototype: true })
  const command = fc.record(
    {
      command: value(named('subscribe', 'unsubscribe', 'message', 'message')),
      identifier: nested(identifier),
      data: nested(fc.oneof({ weight: 4, arbitrary: data }, { weight: 1, arbitrary: inheritedFields })),
    },
    { requiredKeys: ['command', 'identifier'] },
  )
  return fc.oneof(
    { weight: 12, arbitrary: command.map(textOf) },
    { weight: 2, arbitrary: hostile.map(textOf) },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: costly },
  )
}

/** JSON of any value, without what JSON cannot express (bigint, cycles). */
export function textOf(given: unknown): string {
  try {
    return JSON.stringify(given, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? ''
  } catch {
    return '{'
  }
}
