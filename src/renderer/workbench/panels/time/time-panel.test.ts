// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MarkItem } from '../../time/track-scale.ts'
import { eachOnce } from './time-panel.tsx'

test('rows of the same text and minute show once, as the logins of one member end', () => {
  const row = (key: string, atMs: number, text: string): MarkItem => ({
    key,
    atMs,
    text,
    kind: 'session-expiry',
    past: false,
    near: true,
  })
  const rows = [
    row('1', 60_000, 'ログイン'),
    row('2', 61_000, 'ログイン'),
    row('3', 61_000, '保留'),
    row('4', 120_000, 'ログイン'),
  ]
  expect(eachOnce(rows).map(({ key }) => key)).toEqual(['1', '3', '4'])
})
