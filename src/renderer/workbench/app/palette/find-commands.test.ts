// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Command } from '../../hub/commands.ts'
import { findCommands } from './find-commands.ts'

const command = (title: string, words = ''): Command => ({
  heading: 'time',
  group: '時刻',
  title,
  words,
  icon: 'clock',
  run: () => {},
})
const all = [command('戻す'), command('次の 3:00 へ', 'reset'), command('3600×で進める')]
const [back, reset, fast] = all.map(({ title }) => title)
const titlesFor = (text: string) => findCommands(all, text).map(({ title }) => title)

test('finds commands that contain every word in the title or the search words', () => {
  expect(titlesFor('')).toEqual([back, reset, fast])
  expect(titlesFor('reset')).toEqual([reset])
  expect(titlesFor('次の reset')).toEqual([reset])
  expect(titlesFor('次の 戻す')).toEqual([])
})

test('matches full-width letters, and lists title prefixes first', () => {
  expect(titlesFor('３')).toEqual([fast, reset])
  expect(titlesFor('ＲＥＳＥＴ')).toEqual([reset])
})

test('shows entries of long lists only for a typed text, at most 100', () => {
  const many = Array.from({ length: 300 }, (_, no) => ({
    ...command(`会員${no}`),
    isOneOfMany: true as const,
  }))
  expect(findCommands([...all, ...many], '').map(({ title }) => title)).toEqual([back, reset, fast])
  expect(findCommands(many, '会員')).toHaveLength(100)
  expect(findCommands(many, '会員299').map(({ title }) => title)).toEqual(['会員299'])
})

test('capitals do not matter, and a title that begins with the word comes before one that holds it', () => {
  const named = ['保留 X', 'x 保留', 'Xの枝', '枝'].map((title) => command(title, title === '枝' ? 'x' : ''))
  expect(findCommands(named, 'x').map(({ title }) => title)).toEqual(['x 保留', 'Xの枝', '保留 X', '枝'])
})
