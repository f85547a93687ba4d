// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lockedAlert, messageAlert, namelessAlert } from './message-alerts.ts'
import { rowStates, type UnreadList } from './message-sender.ts'

const sinceMs = Date.parse('2026-11-20T12:00:00+09:00')

const fresh = '2026-11-20T12:00:05+09:00'

const old = '2026-11-20T11:00:00+09:00'

const row = (unread: number, name = 'あかり', timestamp = fresh) =>
  ({
    timestamp,
    unread_messages_size: unread,
    twitter_name: name,
    partner_user_id: 7,
    profile1: '/a.png',
    recommend: { uuid: 'u7' },
  }) as UnreadList['rec'][number]

const list = (rec: UnreadList['rec'], operator = 0): UnreadList => ({ rec, admin_message_unread: operator })

const elsewhere = { pathname: '/home', uuid: null }

const lists = '/recommends'

const fromHer = {
  kind: 'message',
  title: 'あかりさん',
  text: '新しいメッセージが届きました',
  to: '/chat?uuid=u7&id=7',
  picture: '/a.png',
}

const fromOperator = {
  kind: 'message',
  title: '運営局',
  text: '新しいメッセージが届きました',
  to: '/hona',
}

const nameless = {
  kind: 'message',
  title: '新着があります',
  text: '新しいメッセージが届きました',
  to: '/recommends?status=matching',
}

test.each([
  ['nothing that is new', list([row(0)]), elsewhere, nameless],
  ['the row whose message is new', list([row(0, 'みお'), row(2, 'れな', old), row(2)]), elsewhere, fromHer],
  ['a row without a name', list([row(1, '')]), elsewhere, { ...fromHer, title: expect.stringMatching(/^\S+さん$/u) }],
  ['the operator alone', list([], 1), elsewhere, fromOperator],
  ['the operator beside an old unread row', list([row(2, 'みお', old)], 1), elsewhere, fromOperator],
  ['the operator, whom the member is reading', list([row(1, 'みお', old)], 2), { pathname: '/hona', uuid: null }, null],
  ['either, as the list was never read', list([row(1)], 1), elsewhere, nameless],
  ['an old unread row alone', list([row(1, 'みお', old)]), elsewhere, nameless],
  ['the open conversation', list([row(1)]), { pathname: '/chat', uuid: 'u7' }, null],
  ['another open conversation', list([row(1)]), { pathname: '/chat', uuid: 'u8' }, fromHer],
  ['a page with the same id that is no chat', list([row(1)]), { pathname: '/x', uuid: 'u7' }, fromHer],
] as const)('D-78 who wrote: %s', (_, unread, open, alert) => {
  expect(messageAlert(lists, unread, { sinceMs, rows: undefined }, open)).toEqual(alert)
})

test('D-78 D-140 a row that has not changed brought no message, even if the clock stands still', () => {
  const rows = rowStates([row(1)])
  expect(messageAlert(lists, list([row(1)], 1), { sinceMs, rows }, elsewhere)).toEqual(fromOperator)
  expect(messageAlert(lists, list([row(2)], 1), { sinceMs, rows }, elsewhere)).toEqual(fromHer)
  expect(messageAlert(lists, list([{ ...row(1), last_message: 'また' }]), { sinceMs, rows }, elsewhere)).toEqual(
    fromHer,
  )
})

test('D-128 the alert of a locked list leads to the operator', () => {
  expect(lockedAlert).toEqual({ ...nameless, to: '/hona' })
})

test('D-78 names nobody and links to the list when the sender is ambiguous', () => {
  expect(namelessAlert(lists)).toEqual(nameless)
})
