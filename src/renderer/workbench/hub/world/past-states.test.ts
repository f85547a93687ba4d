import { expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { lostText, stateBefore } from './past-states.ts'

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

test('a history that is empty says only that the instant is lost', () => {
  expect(lostText([], 1)).toBe('その日時の履歴は残っていません。')
})
