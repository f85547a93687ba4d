import { isPasswordField, isSecretField, secretIn } from '../../src/contract/rules/secrets.ts'

/** Longest input that a moment keeps, in characters of its JSON. The list of moments must stay small. */
export const longestInput = 4000

/**
 * Returns what a moment keeps of the input of a call, so that its steps can become a recording. Passwords become
 * `{password}`, as in a story.
 * @returns undefined for an input with a file, a token or a card number, and for a long one
 */
export function storedInput(input: unknown): unknown {
  const stored = plainOf(input, '')
  return stored === undefined || JSON.stringify(stored).length > longestInput ? undefined : stored
}

/** A value of JSON without secrets; undefined when it can't be stored. */
function plainOf(value: unknown, name: string): unknown {
  if (typeof value === 'string') return textOf(value, name)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return isSecretField(name) ? undefined : value
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plainOf(entry, name))
    return entries.includes(undefined) ? undefined : entries
  }
  if (typeof value !== 'object' || !isPlain(value)) return undefined
  const stored: [string, unknown][] = []
  for (const [field, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    const plain = plainOf(inner, field)
    if (plain === undefined) return undefined
    stored.push([field, plain])
  }
  return Object.fromEntries(stored)
}

/** Whether a value is an object of fields. Those of a request have a prototype of their own. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function textOf(text: string, name: string): string | undefined {
  if (text === '') return text
  if (isPasswordField(name)) return '{password}'
  return isSecretField(name) || secretIn(text) !== undefined ? undefined : text
}
