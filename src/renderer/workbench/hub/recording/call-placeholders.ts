import * as z from 'zod/mini'
import { endpoints } from '../../../../contract/endpoints.ts'
import * as request from '../../../../contract/wire/request-fields.ts'
import { pairPlaceholders, uuidPlaceholders } from './story-people.ts'

/**
 * Leaves out the fields of a call's input that the server ignores. Pages send some back as they were read, with addresses of
 * this server.
 * @param id of the documented call
 */
export function withoutIgnored(id: string, input: Record<string, unknown>): Record<string, unknown> {
  const without = (value: unknown, schema: unknown): unknown => {
    if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value
    const fields: Readonly<Record<string, unknown>> = schema.shape
    const known = Object.entries(value).filter(([name]) => fields[name] !== request.ignored)
    return Object.fromEntries(known.map(([name, inner]) => [name, without(inner, fields[name])]))
  }
  return without(input, endpoints.find((one) => one.id === id)?.request) as Record<string, unknown>
}

/**
 * Replaces what differs by world in the input of a member's call: uuids of personas, and numbers of the member's
 * pairings with personas.
 * @param email member who called
 */
export async function withPlaceholders(
  input: Record<string, unknown>,
  email: string,
): Promise<Record<string, unknown>> {
  const [fill, pairs] = await Promise.all([uuidPlaceholders(), pairPlaceholders(email)])
  return fillInput(input, fill, pairs)
}

/**
 * Replaces values of an input by placeholders.
 * @param fill replaces uuids in a text
 * @param pairs placeholders of pairings by their number
 */
export function fillInput(
  input: Record<string, unknown>,
  fill: (text: string) => string,
  pairs: ReadonlyMap<number, string> = new Map(),
): Record<string, unknown> {
  return filled(input, (value, place) => {
    if (typeof value === 'string') return wholeOnly(value, fill)
    return typeof value === 'number' && isPairing(place) ? (pairs.get(value) ?? value) : value
  }) as Record<string, unknown>
}

/** Whether a field names a pairing: `recommend_id`, or `id` within `recommend`. */
const isPairing = (place: readonly string[]) => {
  const [around, name] = [place.at(-2), place.at(-1)]
  return name === 'recommend_id' || (name === 'id' && around === 'recommend')
}

function filled(
  value: unknown,
  fill: (value: unknown, place: readonly string[]) => unknown,
  place: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((entry) => filled(entry, fill, place))
  if (typeof value !== 'object' || value === null) return fill(value, place)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, fill, [...place, name])]))
}

/** A placeholder in a value counts only if it is the whole value. */
export function wholeOnly(value: string, fill: (text: string) => string): string {
  const text = fill(value)
  return /^\{[^{}]+\}$/.test(text) ? text : value
}
