import { RESET } from 'jotai/utils'
import { expect, onTestFinished, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import { storylinesQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { fieldValue, formatClock, formatLongDay, formatMoment, formatNear, formatWithYear } from '../dates.ts'
import { fileNameAt } from '../file-names.ts'
import { languageChoiceAtom } from '../language.ts'
import { store } from '../state.ts'
import { lostText, momentText, stateBefore } from './moments.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)
const evening = at('2026-11-20T21:48:06')

test('D-01 instants are shown in Tokyo time, wherever the browser is', () => {
  expect(formatLongDay(evening)).toBe('2026年11月20日（金）')
  expect(formatClock(evening)).toBe('21:48:06')
  expect(fieldValue(evening)).toBe('2026-11-20T21:48')
  expect(fileNameAt(evening)).toBe('yoimachi-2026-11-20-21-48')
  expect(formatMoment(at('2027-01-02T03:00:00'), evening)).toBe('2027/1/2 3:00')
  expect(formatWithYear(evening)).toBe('2026/11/20 21:48')
  expect(formatNear(at('2026-11-20T23:00:00'), evening)).toBe('23:00')
  expect(formatNear(at('2026-11-21T03:00:00'), evening)).toBe('11/21 3:00')
})

test('D-02 the business day begins at 3:00, and the next day then begins 24 hours later', () => {
  expect(nextDayStart(evening)).toBe(at('2026-11-21T03:00:00'))
  expect(nextDayStart(at('2026-11-21T02:59:59'))).toBe(at('2026-11-21T03:00:00'))
  expect(nextDayStart(at('2026-11-21T03:00:00'))).toBe(at('2026-11-22T03:00:00'))
})

const day = (at: number) => `2026-11-${at}T12:00:00.000+09:00`
const moment = (id: number, parent: number | null, from: number, at: number) =>
  aMoment(id, { parent, kind: 'jump', subject: '', from: day(from), at: day(at), changes: 0 })
// Moment 3 is on the branch that was left for moment 4. Moment 2 was visited again until the 25th.
const branch = [moment(1, null, 20, 20), moment(2, 1, 20, 25), moment(3, 2, 23, 25), moment(4, 2, 23, 28)]
const find = (at: number, moments = branch) => stateBefore(moments, 4, Date.parse(day(at)))

test('D-147 finds the last state before an instant on the path to the present, never on a branch', () => {
  const found = [27, 24, 23, 22, 20].map((at) => find(at)?.destination)
  expect(found).toEqual([{ before: 4 }, { before: 4 }, { before: 4 }, { before: 2 }, { before: 2 }])
  expect(find(24)).toMatchObject({ atMs: Date.parse(day(23)), text: '「11/28 12:00 へ移動」の前（11/23 12:00）' })
  expect(find(19)).toBeUndefined()
})

test('D-147 a saved world is a state, too, and nothing before its name is undone', () => {
  const named = branch.map((one) => (one.id === 2 ? { ...one, name: 'デモの前', namedAt: day(21) } : one))
  expect(find(22, named)).toEqual({
    destination: { moment: 2 },
    atMs: Date.parse(day(21)),
    text: '「デモの前」（11/21 12:00）',
  })
  expect(find(20, named)?.destination).toEqual({ before: 2 })
})

test('an instant before the history shows when the history begins', () => {
  expect(lostText(branch, 4)).toBe('その日時の履歴は残っていません。戻れるのは 2026/11/20 12:00 以降です。')
})

test.each([
  [{ kind: 'start' }, 'はじまり'],
  [{ kind: 'call', subject: 'API-43' }, 'いいねの送信'],
  [{ kind: 'call', subject: 'API-99' }, 'API-99'],
  [{ kind: 'frame' }, 'メッセージを送る'],
  [{ kind: 'operator', subject: 'giveRank' }, 'ランクを付ける'],
  [{ kind: 'operator', subject: 'somethingNew' }, '運営デスクの操作'],
  [{ kind: 'jump' }, '11/25 12:00 へ移動'],
  [{ kind: 'load', subject: 'capsule' }, 'カプセルを読み込む'],
  [{ kind: 'step', subject: '保留にする' }, '保留にする'],
  [{ kind: 'step', subject: '保留にする', name: 'デモの前' }, 'デモの前'],
] as const)('a moment %j is called %s', (cause, text) => {
  expect(momentText({ ...moment(3, 2, 23, 25), ...cause })).toBe(text)
})

test('a history that is empty says only that the instant is lost', () => {
  expect(lostText([], 1)).toBe('その日時の履歴は残っていません。')
})

test('the text of a jump names the instant that it reached, however far the clock has run since', () => {
  expect(momentText({ ...moment(2, 1, 20, 25), to: day(22) })).toBe('11/22 12:00 へ移動')
  expect(momentText(moment(2, 1, 20, 25))).toBe('11/25 12:00 へ移動')
})

test('a scene of a known story is named in English, any other as its moment names it', () => {
  const scene = { title: '保留にする', en: { title: 'Put him on hold' } }
  queryClient.setQueryData(storylinesQuery.queryKey, [{ steps: [scene] }] as never)
  store.set(languageChoiceAtom, 'en')
  onTestFinished(() => {
    store.set(languageChoiceAtom, RESET)
    queryClient.clear()
  })
  const name = (subject: string) => momentText(aMoment(1, { kind: 'step', subject }))
  expect([name('保留にする'), name('自分の場面')]).toEqual(['Put him on hold', '自分の場面'])
})
