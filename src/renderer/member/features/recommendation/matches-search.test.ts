import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

const row = { twitter_name: 'はると', last_message: '土曜日のLIVEはいかがですか？' }

test.each([
  ['', true],
  ['はると', true],
  ['ハル', true],
  ['ﾊﾙﾄ', true],
  ['ｌｉｖｅ', true],
  ['土曜日', true],
  ['　はると　土曜 ', true],
  ['はると 日曜', false],
  ['はるか', false],
])('D-81 the search for %j finds the conversation: %s', (search, found) => {
  expect(matchesSearch(row, search)).toBe(found)
})

test('D-81 a search never finds a conversation without name and message', () => {
  expect(matchesSearch({ twitter_name: '', last_message: '' }, 'な')).toBe(false)
})

test('D-81 the search folds the first and the last kana, and letters that NFKC leaves apart', () => {
  expect(matchesSearch({ twitter_name: 'ァヶ', last_message: 'Straße' }, 'ぁゖ straße')).toBe(true)
})
