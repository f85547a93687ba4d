import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatted } from '../../../../tests/support/formatted.ts'
import { call, chain, type ChainCode, object, quoted, valueCode } from './code.ts'
import { layOut } from './layout.ts'

const word = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc
    .array(fc.constantFrom('保', '留', 'す', 'る', '「', '〜', 'ー', 'a', ' '), { maxLength: 60 })
    .map((of) => of.join('')),
)
const literal = word.map(quoted)
const name = fc.constantFrom('as', 'input', 'name', 'exact', 'x-y', 'since', 'propensity')
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    word,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
const json = value.map((of) => valueCode(of))
const role = fc.tuple(literal, literal).map(([one, other]) => [one, object({ name: other, exact: 'true' })] as const)

const locator = fc.tuple(fc.array(role, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([roles, isFirst]) => {
  const found = roles.reduce<string | ChainCode>((of, args) => chain(of, '.getByRole', ...args), 'misaki')
  return isFirst ? chain(found, '.first') : found
})
const code = fc.oneof(
  fc.tuple(literal, json).map(([path, input]) => chain('mock', '.control', "'POST'", path, input)),
  json.map((input) => chain('mock', '.call', "'API-43'", input)),
  fc.array(json, { maxLength: 3 }).map((faults) => chain('mock.faults', '.set', ...faults)),
  locator.map((of) => chain(of, '.click')),
  fc.tuple(locator, literal).map(([of, text]) => chain(of, '.fill', text)),
  fc.tuple(locator, literal).map(([of, text]) => chain(of, '.selectOption', object({ label: text }))),
  fc
    .tuple(locator, fc.constantFrom('.toBeVisible', '.not.toBeChecked'))
    .map(([of, how]) => chain(call('expect', of), how)),
  fc
    .tuple(locator, literal)
    .map(([of, text]) => chain(call('expect', of), '.toContainText', text, object({ useInnerText: 'true' }))),
  fc.tuple(literal, literal).map(([one, other]) => call('openPhone', one, other)),
)

test('looks as the formatter would print it', async () => {
  await fc.assert(
    fc.asyncProperty(code, fc.constantFrom(0, 2, 4), async (of, indent) => {
      const lines = layOut('await ', of, indent)
      const text = `${indent === 0 ? lines : indent === 2 ? `{\n${lines}\n}` : `{\n  {\n${lines}\n  }\n}`}\n`
      expect(await formatted(text)).toBe(text)
    }),
    { numRuns: 300, seed: -1_506_265_509 },
  )
}, 120_000)
