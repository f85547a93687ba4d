import { reasonOf } from '../../rules/file-reasons.ts'
import { isSecretField, secretIn } from '../../rules/secrets.ts'
import { isPlaceholder } from '../placeholders.ts'
import { type Place, refuse } from '../storyline-error.ts'

/** Deeper than any action needs. */
const mostDepth = 60
const hostileNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Checks what the schema can't see in free fields: depth, names, numbers and secrets.
 * @throws StorylineError with the first fault
 */
export function checkValues(file: unknown): void {
  const waiting: { readonly value: unknown; readonly place: Place }[] = [{ value: file, place: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, place } = next
    if (typeof value === 'number' && !Number.isFinite(value)) throw refuse('story-fields', place, reasonOf('no-number'))
    if (typeof value === 'number' || typeof value === 'string') checkSecret(String(value), place)
    if (typeof value !== 'object' || value === null) continue
    if (place.length >= mostDepth) throw refuse('story-fields', place, reasonOf('too-deep', { most: mostDepth }))
    const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    // From the last to the first, so that the first fault is found first.
    for (const [name, inner] of entries.toReversed()) {
      if (hostileNames.has(String(name))) throw refuse('story-fields', [...place, name], reasonOf('no-field-name'))
      waiting.push({ value: inner, place: [...place, name] })
    }
  }
}

function checkSecret(text: string, place: Place): void {
  const found = secretIn(text)
  if (found) throw refuse('story-secret', place, reasonOf(found))
  const name = place.findLast((part) => typeof part === 'string')
  if (name !== undefined && text !== '' && !isPlaceholder(text) && isSecretField(name))
    throw refuse('story-secret', place, reasonOf('secret-field'))
}
