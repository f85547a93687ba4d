// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { statusNs } from '../../../../contract/enums/pairing.ts'
import { personSummary, rowTarget, turnOf } from './row-rules.ts'

test('API-29 the summary of a person holds what the row carries', () => {
  const contents = 'はじめまして。映画が好きです。'
  expect(personSummary({ age: 31, area: ['東京都', '千葉県'], contents })).toBe('31歳・東京都 はじめまして。')
  expect(personSummary({ age: null, area: [], contents: '' })).toBe('')
  expect(personSummary({})).toBe('')
})

const at = (status_n: (typeof statusNs)[number]) => ({
  status_n,
  partner_user_id: 7,
  partner_user_uuid: 'partner',
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
