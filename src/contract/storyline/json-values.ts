/** Returns the value at a place such as `rec[0].name`; undefined when there is none. */
export function valueAt(value: unknown, place: string): unknown {
  let at = value
  for (const [, name, index] of place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const key = name ?? index ?? ''
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

/** Compares JSON values; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}

/** Longest value in a message, in characters. */
const longestValue = 200

/** A value as JSON for a message; '' for a missing one. */
export const shortJson = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, longestValue)
