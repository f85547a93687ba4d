import { expect, test } from 'vitest'
import { listAt, matchesSearch } from './lists.ts'

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

const at = (address: string, hasPanes: boolean) => {
  const [path = '', query] = address.split('?')
  return listAt(path, new URLSearchParams(query), hasPanes)
}
const chat = '/chat?uuid=u&id=7'

test.each([
  ['/recommends', undefined],
  ['/recommends?status=liked', 'liked'],
  [chat, 'matching'],
  ['/hona', 'matching'],
  [`${chat}&status=others`, 'others'],
  [`${chat}&status=all`, undefined],
] as const)('D-81 the list at %s shows %s', (address, status) => {
  expect(at(address, true).address.status).toBe(status)
})

test.each([
  ['/recommends?page=2', '?status=liked'],
  [`${chat}&page=2`, '?uuid=u&id=7&status=liked'],
  ['/hona', '?status=liked'],
] as const)('D-81 a tab at %s leads to %s', (address, query) => {
  expect(at(address, true).queryOf({ status: 'liked', declined: false, page: 1, profileList: false })).toBe(query)
})

test.each([
  // A phone has one pane, so the conversation keeps nothing of the list.
  ['/recommends?status=liked', false, '/chat?uuid=v', '/chat?uuid=v'],
  ['/recommends?status=liked', true, '/chat?uuid=v', '/chat?uuid=v&status=liked'],
  ['/recommends?status=liked&page=2', true, '/hona', '/hona?status=liked&page=2'],
  ['/recommends', true, '/hona', '/hona?status=all'],
  ['/recommends?status=liked', true, '/profile?id=8', '/profile?id=8'],
  // Conversations stand beside a conversation anyway.
  [chat, true, '/chat?uuid=v', '/chat?uuid=v'],
  ['/hona', true, '/chat?uuid=v', '/chat?uuid=v'],
  [`${chat}&status=others`, true, '/chat?uuid=v', '/chat?uuid=v&status=others'],
  [`${chat}&status=others`, false, '/chat?uuid=v', '/chat?uuid=v'],
] as const)('D-105 from %s (panes: %s) the row to %s leads to %s', (address, hasPanes, target, link) => {
  expect(at(address, hasPanes).rowLink(target)).toBe(link)
})

test.each([
  [chat, '/chat?uuid=u', true],
  [chat, '/chat?uuid=v', false],
  [chat, '/hona', false],
  [chat, '/hona?uuid=u', false],
  ['/hona', '/hona', true],
  ['/hona', '/chat?uuid=u', false],
] as const)('D-81 at %s the row to %s is open: %s', (address, target, open) => {
  expect(at(address, true).isOpen(target)).toBe(open)
})

test('D-81 the search folds the first and the last kana, and letters that NFKC leaves apart', () => {
  expect(matchesSearch({ twitter_name: 'ァヶ', last_message: 'Straße' }, 'ぁゖ straße')).toBe(true)
})
