import { expect, test } from 'vitest'
import { stillRows } from './still-list.ts'

const of = (held: readonly string[] | undefined, items: readonly string[]) =>
  stillRows(held, items, (item) => item[0] ?? '').map(({ item, isGone }) => (isGone ? `(${item})` : item))

test('nobody is in the list: it is as it is', () => {
  expect(of(undefined, ['b', 'a'])).toEqual(['b', 'a'])
})

test('somebody is in the list: no row moves, what is gone keeps its place, what is new comes last', () => {
  expect(of(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', '(b)', 'c', 'd'])
})

test('a row that stays shows what it says now', () => {
  expect(of(['a1', 'b1'], ['b2', 'a2'])).toEqual(['a2', 'b2'])
})
