import * as fc from 'fast-check'
import type { Call } from './judge.ts'

type Schema = Readonly<Record<string, unknown>>

/** Names that every object inherits. */
export const inherited: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

/** Values that break careless servers. */
export const hostile = fc.oneof(
  fc.constantFrom<unknown>(...inherited),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    '',
    '\0',
    '\uD800',
    '💕'.repeat(300),
    'x'.repeat(200_000),
    '../../../etc/passwd',
    '%00%2e%2e%2f',
    "' OR 1=1 --",
    -1,
    1e308,
    2 ** 53,
    0.1,
    '９９',
    { length: 1e9 },
    [[[[[[]]]]]],
  ),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

/** Undocumented fields. */
const strangers = fc.constantFrom<readonly (readonly [string, unknown])[]>(
  [],
  [],
  inherited.map((name) => [name, name] as const),
  [['__proto__', { admin: true }]],
  [
    ['constructor', 1],
    ['id', 1],
    ['paid', true],
  ],
)

/** Requests of a documented call: its schema, with fields omitted, made hostile or added anywhere. */
export function arbitraryRequest({ parameters = [], requestBody }: Call): fc.Arbitrary<unknown> {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema: of }) => [name, of])),
  }
  return fc.oneof({ weight: 12, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: hostile })
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: documented(schema) }, { weight: 1, arbitrary: hostile })
}

/** A value of the documented type, which may break other rules of the schema. */
function documented(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...(choices as Schema[]).map(documented))
  switch (schema['type']) {
    case 'object':
      return objectOf((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>)
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as Schema), { maxLength: 5 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer())
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return texts
  }
}

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('こんばんは', '2026-11-20', 'ok', 'ng', '1', 'sample@yoimachi.example', '東京都, 大阪府'),
)

function objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.option(valueOf(schema), { freq: 6, nil: undefined }).map((value) => [name, value] as const),
  )
  return fc.tuple(fc.tuple(...fields), strangers).map(([own, more]) => fromEntries([...own, ...more]))
}

/** Like Object.fromEntries, but `__proto__` becomes an own field, as in JSON. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const result = {}
  for (const [key, value] of entries)
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true })
  return result
}
