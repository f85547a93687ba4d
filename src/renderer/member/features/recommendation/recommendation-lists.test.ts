// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { statusNs } from '../../../../contract/enums/pairing.ts'
import { holdEndMs } from '../../shared/hold-end.ts'
import { searchPages } from '../../shared/pairings.ts'
import { conversationFields, listQuery, readListAddress, isInView, listViews, viewOf, type ListView } from './lists.ts'
import { rowTarget, turnOf } from './pairing-rows.tsx'
import { newestUndecided } from './recommendations-page.tsx'

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

const at = (status_n: (typeof statusNs)[number]) => ({
  status_n,
  partner_user_id: 7,
  recommend: { id: 1, uuid: 'u' },
})

test('REC-21 REC-25 links the rows of a woman', () => {
  const targets = Object.fromEntries(statusNs.map((status) => [status, rowTarget(at(status), 2, false)]))
  const chat = '/chat?uuid=u&id=7'
  const profile = '/profile?id=7'
  const expected = {
    0: profile,
    1: chat,
    2: chat,
    3: profile,
    4: chat,
    6: profile,
    7: chat,
    8: profile,
    9: profile,
  }
  expect(targets).toEqual(expected)
})

test('REC-20 REC-21 links the rows of a man, also with profile_list', () => {
  expect([0, 3, 6].map((status) => rowTarget(at(status as 0 | 3 | 6), 1, false))).toEqual([null, null, null])
  expect(rowTarget(at(9), 1, false)).toBe('/profile/female?id=7')
  expect(rowTarget(at(7), 1, false)).toBe('/chat?uuid=u&id=7')
  expect(rowTarget(at(7), 1, true)).toBe('/profile/female?id=7')
})

test('D-83 each row of a response belongs to exactly one tab', () => {
  const rowsOf = (view: ListView) => [0, 3, 6].filter((status) => isInView(at(status as 0 | 3 | 6), view))
  expect(rowsOf('recommended')).toEqual([0, 6])
  expect(rowsOf('declined')).toEqual([3])
  for (const { view, address } of listViews) expect(viewOf(address)).toBe(view)
  expect(viewOf({ status: 'send_like', declined: false })).toBe('liked')
})

test('D-11 REC-69 a hold ends seven days after its start', () => {
  expect(new Date(holdEndMs('2026-11-20T12:00:00.000+09:00')).toISOString()).toBe('2026-11-27T03:00:00.000Z')
})

const row = (partner_user_id: number, status_n: 0 | 3 | 9, is_choosable: boolean) => ({
  partner_user_id,
  status_n,
  is_choosable,
})

test('ROUTE-54 D-53 CONST-33 finds the newest recommendation that awaits a decision', () => {
  expect(newestUndecided([row(1, 3, true), row(2, 9, false), row(3, 0, true)], 2)).toBe('/profile?id=3')
  expect(newestUndecided([row(4, 9, true)], 1)).toBe('/profile/female?id=4')
  expect(newestUndecided([row(1, 3, true)], 2)).toBeNull()
})

test('ROUTE-54 D-53 finds the newest undecided row behind decided pages and reads no page too many', async () => {
  const decided = Array.from({ length: 10 }, (_, index) => row(index + 1, 3, true))
  const read: number[] = []
  const pages = (...rec: ReturnType<typeof row>[][]) => {
    return async (page: number) => {
      read.push(page)
      return { rec: (rec[page - 1] ?? []) as RecommendRow[], pageCount: rec.length }
    }
  }
  const find = (readPage: ReturnType<typeof pages>) => searchPages(readPage, (rows) => newestUndecided(rows, 2))
  expect(await find(pages(decided, decided, [row(21, 0, true)], decided))).toBe('/profile?id=21')
  expect(read).toEqual([1, 2, 3])
  expect(await find(pages(decided, decided))).toBeNull()
  expect(await find(pages())).toBeNull()
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

test('D-83 only the tabs of undecided and of passed-over members leave rows out', () => {
  for (const { view } of listViews) {
    const left = statusNs.filter((status_n) => !isInView({ status_n }, view))
    const out = { recommended: [3], declined: statusNs.filter((status_n) => status_n !== 3) }
    expect(left, view).toEqual(view === 'recommended' || view === 'declined' ? out[view] : [])
  }
})

test.each([
  ['unread messages', { last_message: 'はい', unread_messages_size: 1 }, 2, true, 'own'],
  ['no message yet, hers', { last_message: '', unread_messages_size: 0 }, 2, null, 'own'],
  ['no message yet, his', { last_message: '', unread_messages_size: 0 }, 1, null, 'partner'],
  ['an own last message', { last_message: 'はい', unread_messages_size: 0 }, 2, true, 'partner'],
  ['a last message of the partner', { last_message: 'はい', unread_messages_size: 0 }, 2, false, 'own'],
  ['a last message of nobody knows whom', { last_message: 'はい', unread_messages_size: 0 }, 2, null, null],
] as const)('D-105 whose turn it is: %s', (_, row, sex, ownLastWord, turn) => {
  expect(turnOf(row, sex, ownLastWord)).toBe(turn)
})
