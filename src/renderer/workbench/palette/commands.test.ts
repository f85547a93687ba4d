// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findCommands, type Command } from './commands.ts'

const command = (id: string, title: string, words = ''): Command => ({
  id,
  group: '時刻',
  title,
  words,
  icon: 'clock',
  run: () => {},
})
const all = [command('a', '戻す'), command('b', '次の 3:00 へ', 'reset'), command('c', '3600×で進める')]
const idsFor = (text: string) => findCommands(all, text).map(({ id }) => id)

test('finds commands that contain every word in the title or the search words', () => {
  expect(idsFor('')).toEqual(['a', 'b', 'c'])
  expect(idsFor('reset')).toEqual(['b'])
  expect(idsFor('次の reset')).toEqual(['b'])
  expect(idsFor('次の 戻す')).toEqual([])
})

test('matches full-width letters, and lists title prefixes first', () => {
  expect(idsFor('３')).toEqual(['c', 'b'])
  expect(idsFor('ＲＥＳＥＴ')).toEqual(['b'])
})

test('shows entries of long lists only for a typed text, at most 100', () => {
  const many = Array.from({ length: 300 }, (_, no) => ({
    ...command(`m${no}`, `会員${no}`),
    isOneOfMany: true as const,
  }))
  expect(findCommands([...all, ...many], '').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(findCommands(many, '会員')).toHaveLength(100)
  expect(findCommands(many, '会員299').map(({ id }) => id)).toEqual(['m299'])
})
