import { expect, test } from 'vitest'
import type { Moment } from '../../../contract/control/history.ts'
import { momentBefore, whyLost } from './moment-before.ts'

const day = (at: number) => `2026-11-${at}T12:00:00.000+09:00`
const moment = (id: number, parent: number | null, from: number, at: number): Moment => ({
  id,
  parent,
  kind: 'jump',
  subject: '',
  phone: null,
  member: null,
  from: day(from),
  at: day(at),
  name: null,
  changes: 0,
})
// 3 was left for 4, which is the branch of the present.
const line = [moment(1, null, 20, 20), moment(2, 1, 20, 23), moment(3, 2, 23, 25), moment(4, 2, 23, 28)]
const find = (at: number) => momentBefore(line, 4, Date.parse(day(at)))?.id

test('the past is found on the way to the present moment, never on another branch', () => {
  expect(find(27)).toBe(2)
  expect(find(23)).toBe(2)
  expect(find(22)).toBe(1)
  expect(find(20)).toBe(1)
  expect(find(19)).toBeUndefined()
})

test('what is before all history says since when there is one', () => {
  expect(whyLost(line, 4, Date.parse(day(20)))).toBeUndefined()
  expect(whyLost(line, 4, Date.parse(day(19)))).toBe(
    'その日時までの履歴は残っていません。戻れるのは 2026/11/20 12:00 からです。',
  )
})
