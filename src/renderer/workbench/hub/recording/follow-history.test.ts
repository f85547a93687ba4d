import { expect, test } from 'vitest'
import type { HistoryView, Moment, MomentKind } from '../../../../contract/control/history/moments.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { addStep, removeStep } from './edit-steps.ts'
import { followHistory } from './follow-history.ts'
import { type StoryRecording, stepsOf } from './recorded-steps.ts'

const empty: StoryRecording = {
  id: 'first',
  ...{ world: { now: '2026-11-20T20:00', scenario: null }, people: { a: 'woman' }, begin: [], start: 1 },
  ...{ steps: [], made: 0, isRunning: true },
}
const press = (name: string): StoryAction => ({ press: { role: 'button', name }, phone: 'a' })
const names = (recording: StoryRecording) =>
  stepsOf(recording).map(({ action }) => ('press' in action ? action.press.name : ''))

/** A history of moments by id, each after the one that is named. */
function history(
  present: number,
  ways: Readonly<Record<number, number | null>>,
  kinds: Record<number, MomentKind> = {},
) {
  const moments = Object.entries(ways).map(([id, parent]) => ({
    ...{ id: Number(id), parent, kind: kinds[Number(id)] ?? 'call', subject: '', at: '', to: null, name: null },
  }))
  return { moments: moments as unknown as Moment[], present } satisfies Pick<HistoryView, 'moments' | 'present'>
}
const line = { 1: null, 2: 1, 3: 2 }

test('undo removes the steps that it undoes, and redo brings them back', () => {
  // The first press changes nothing, the second makes moment 2, the third moment 3.
  const made = [press('開く'), press('保留する'), press('送る')].reduce(
    (recording, action, index) => addStep(recording, action, [1, 1, 2][index] ?? 0),
    empty,
  )
  const undone = followHistory(made, history(3, line), history(2, line)).recording
  expect(names(undone)).toEqual(['開く', '保留する'])
  const twice = followHistory(undone, history(2, line), history(1, line)).recording
  expect(names(twice)).toEqual(['開く'])
  const redone = followHistory(twice, history(1, line), history(3, line)).recording
  expect(names(redone)).toEqual(['開く', '保留する', '送る'])
  const onward = addStep(twice, press('見送る'), 1)
  expect(names(onward)).toEqual(['開く', '見送る'])
  expect(followHistory(onward, history(1, line), history(4, { ...line, 4: 1 })).recording).toBe(onward)
})

test('another world, another story and a way back before the beginning end a recording', () => {
  const recording = addStep(empty, press('保留する'), 1)
  const endAfter = (kind: MomentKind) =>
    followHistory(recording, history(1, { 1: null }), history(2, { 1: null, 2: 1 }, { 2: kind })).end
  expect([endAfter('call'), endAfter('load'), endAfter('step')]).toEqual([undefined, 'world', 'story'])
  const later = { ...recording, start: 2 }
  expect(followHistory(later, history(3, line), history(1, line)).end).toBe('before')
})

test('a removed step leaves its effects to the step before it', () => {
  const made = addStep(addStep(addStep(empty, press('一'), 1), press('二'), 1), press('三'), 2)
  const rest = removeStep(made, 2)
  expect(names(rest)).toEqual(['一', '三'])
  expect(names(followHistory(rest, history(3, line), history(1, line)).recording)).toEqual([])
})
