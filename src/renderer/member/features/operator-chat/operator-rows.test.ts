// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anOperatorMessage as at } from '../../../../../tests/support/an-operator-message.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { operatorRows } from './operator-rows.ts'

test('HONA-09 HONA-10 HONA-19 sides, times and days of the operator chat', () => {
  const rows = operatorRows([at(1, 1, '2026-11-20T23:05:00.000+09:00'), at(2, 2)], {
    content: 'x',
    after: 2,
  })
  expect(rows.map(({ mine, time, day, sending }) => [mine, time, day, sending])).toEqual([
    [true, '11/20 23:05', '11月20日（金）', false],
    [false, '11/21 9:05', '11月21日（土）', false],
    [true, '', undefined, true],
  ])
})

test('HONA-16 shows a message once when the socket brings it before its own response', () => {
  const mine = { ...at(3, 1), content: 'x' }
  const sending = { content: 'x', after: 2 }
  expect(operatorRows([at(1, 1), mine], sending).map(({ key }) => key)).toEqual(['m1', 'm3'])
  expect(operatorRows([{ ...mine, id: 2 }], sending).map(({ key }) => key)).toEqual(['m2', 'sending'])
})

test('HONA-19 each day has one heading, whoever wrote first', () => {
  const [first, second] = ['2026-11-20T23:05:00.000+09:00', '2026-11-21T00:05:00.000+09:00']
  const rows = operatorRows([at(1, 1, first), at(2, 2, first), at(3, 1, second), at(4, 2, second)], null)
  expect(rows.map(({ day }) => day)).toEqual(['11月20日（金）', undefined, '11月21日（土）', undefined])
})

test('HONA-16 neither an equal text of the operator nor another own message replaces the message in flight', () => {
  const sending = { content: 'x', after: 2 }
  for (const other of [{ ...at(3, 2), content: 'x' }, at(3, 1)])
    expect(operatorRows([other], sending).map(({ key }) => key)).toEqual(['m3', 'sending'])
})

test('D-139 the hours are stated as hours, and no text says that somebody is there now', () => {
  expect(operatorChatCopy.hours).toContain('受付：平日10:00〜19:00、祝日を除く')
  expect(JSON.stringify(operatorChatCopy)).not.toMatch(/ただいま|いまは|しています/)
})
