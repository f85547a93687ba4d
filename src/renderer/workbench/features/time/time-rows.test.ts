// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eachOnce } from './time-rows.ts'
import type { MarkItem } from './track/track-items.ts'

test('rows of the same text and minute show once, and of the logins of a member the last', () => {
  const row = (key: string, kind: MarkItem['kind'], atMs: number, text: string): MarkItem => ({
    key,
    atMs,
    text,
    kind,
    past: false,
    near: true,
  })
  const rows = [
    row('1', 'session-expiry', 60_000, 'ログイン'),
    row('2', 'hold-end', 61_000, '保留'),
    row('3', 'hold-end', 62_000, '保留'),
    row('4', 'session-expiry', 120_000, 'ログイン'),
    row('5', 'hold-end', 120_000, '保留'),
  ]
  expect(eachOnce(rows).map(({ key }) => key)).toEqual(['3', '4', '5'])
})
