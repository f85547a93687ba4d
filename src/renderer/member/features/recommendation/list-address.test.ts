import { expect, test } from 'vitest'
import { listAt, conversationFields, listQuery, readListAddress } from './list-address.ts'

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

test('REC-05 REC-06 REC-07 REC-18 reads the address of a list and tolerates invalid values', () => {
  const read = (query: string) => readListAddress(new URLSearchParams(query))
  expect(read('status=others&page=3&profile_list=true')).toEqual({
    status: 'others',
    declined: false,
    page: 3,
    profileList: true,
  })
  expect(read('status=everything&page=-1&profile_list=false')).toEqual({
    status: undefined,
    declined: false,
    page: 1,
    profileList: false,
  })
  expect(read('page=1.5').page).toBe(1)
  expect(listQuery(read('profile_list&page=2&status=send_like'))).toBe('?status=send_like&page=2&profile_list=true')
})

test('D-81 beside a conversation, the address of the conversation holds the tab of the list', () => {
  const chat = new URLSearchParams('uuid=u&id=7')
  expect(readListAddress(chat, true).status).toBe('matching')
  const all = listQuery({ ...readListAddress(chat, true), status: undefined }, conversationFields(chat))
  expect(all).toBe('?uuid=u&id=7&status=all')
  expect(readListAddress(new URLSearchParams(all), true).status).toBeUndefined()
  expect(conversationFields(new URLSearchParams(all))).toEqual(chat)
})

test.each([
  ['', '?'],
  ['status=others', '?status=others'],
  ['status=others&declined=true', '?status=others&declined=true'],
  ['page=1', '?'],
  ['page=0', '?'],
  ['page=2', '?page=2'],
])('D-83 REC-06 the address "%s" of a list is written as %s', (query, written) => {
  expect(listQuery(readListAddress(new URLSearchParams(query)))).toBe(written)
})
