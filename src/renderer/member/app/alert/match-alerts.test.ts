// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { matchAlert, newMatches } from './match-alerts.ts'

const sinceMs = Date.parse('2026-11-20T12:00:00+09:00')

const match = (uuid: string, timestamp: string, last_message = '') => ({
  recommend: { id: 1, uuid },
  partner_user_id: 7,
  partner_user_uuid: 'partner',
  twitter_name: 'あかり',
  profile1: '/a.png',
  timestamp,
  last_message,
})

const nobody = () => false

test('D-78 reports a match as new since the last visit, unless it has a message', () => {
  const newMatch = match('u1', '2026-11-20T12:00:05+09:00')
  const rows = [
    newMatch,
    match('u2', '2026-11-20T11:59:57.999+09:00'),
    match('u3', '2026-11-20T12:00:05+09:00', 'はじめまして'),
  ]
  expect(newMatches(rows, sinceMs, nobody)).toEqual([newMatch])
  expect(newMatches([match('u4', '2026-11-20T11:59:58+09:00')], sinceMs, nobody)).toHaveLength(1)
  expect(newMatches(rows, sinceMs, (uuid) => uuid === 'u1')).toEqual([])
})

test('D-78 names one match and links to its conversation; several, and those on a hidden page, link to the list', () => {
  const [first, second] = [match('u1', ''), match('u2', '')]
  const text = 'マッチングが成立しました'
  const to = '/recommends/male?status=matching'
  const list = '/recommends/male'
  expect(matchAlert(list, [], false)).toBeNull()
  expect(matchAlert(list, [first], false)).toEqual({
    kind: 'match',
    title: 'あかりさん',
    text,
    to: '/chat?uuid=u1&id=7',
    picture: '/a.png',
  })
  expect(matchAlert(list, [first, second], false)).toEqual({ kind: 'match', title: '2人のお相手', text, to })
  expect(matchAlert(list, [first], true)).toEqual({ kind: 'match', title: '新着があります', text, to })
  expect(matchAlert(list, [{ ...first, twitter_name: '' }], false)?.title).toMatch(/^\S+さん$/u)
})
