import { expect, test } from 'vitest'
import { stillRows } from './still-list.ts'

const of = (held: readonly string[] | undefined, items: readonly string[]) =>
  stillRows(held, items, (item) => item[0] ?? '').map(({ item, isGone }) => (isGone ? `(${item})` : item))

test('keeps the order of the items while nobody uses the list', () => {
  expect(of(undefined, ['b', 'a'])).toEqual(['b', 'a'])
})

test('moves no row while the list is in use: removed rows stay and new rows come last', () => {
  expect(of(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', '(b)', 'c', 'd'])
})

test('a held row shows its present content', () => {
  expect(of(['a1', 'b1'], ['b2', 'a2'])).toEqual(['a2', 'b2'])
})
