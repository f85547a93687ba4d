import type { PhoneDifferences } from '../../../src/contract/control/backend.ts'

type Difference = PhoneDifferences['calls'][number]['places'][number]

/**
 * Returns the differences in shape, not in values, from the second response's point of view: fields missing in it and
 * fields beyond the first.
 */
export function compareShapes(first: unknown, second: unknown): Difference[] {
  return walk([first], [second], 'response')
}

/** Compares all values at one place of both responses; all rows of a list share a place. */
function walk(first: readonly unknown[], second: readonly unknown[], place: string): Difference[] {
  const [kindsOfFirst, kindsOfSecond] = [kindsOf(first), kindsOf(second)]
  // An empty side shows no shape.
  if (kindsOfFirst.size === 0 || kindsOfSecond.size === 0) return []
  if (![...kindsOfFirst].some((kind) => kindsOfSecond.has(kind))) return [{ place, kind: 'type' }]
  const [objects, others] = [first.filter(isObject), second.filter(isObject)]
  const fields = objects.length > 0 && others.length > 0 ? fieldsOf([...objects, ...others]) : []
  const rows = walk(itemsOf(first), itemsOf(second), `${place}[]`)
  return [
    ...rows,
    ...fields.flatMap((name): Difference[] => {
      const at = `${place}.${name}`
      const [has, hasOther] = [valuesAt(objects, name), valuesAt(others, name)]
      if (hasOther.length === 0) return [{ place: at, kind: 'missing' }]
      if (has.length === 0) return [{ place: at, kind: 'extra' }]
      return walk(has, hasOther, at)
    }),
  ]
}

/** Null is compatible with every kind of value. */
function kindsOf(values: readonly unknown[]): Set<string> {
  const there = values.filter((value) => value !== null && value !== undefined)
  return new Set(there.map((value) => (Array.isArray(value) ? 'array' : typeof value)))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const itemsOf = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value): unknown[] => (Array.isArray(value) ? value : []))

const fieldsOf = (objects: readonly object[]) =>
  [...new Set(objects.flatMap((object) => Object.keys(object)))].toSorted()

const valuesAt = (objects: readonly Record<string, unknown>[], name: string): unknown[] =>
  objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name])
