import { expect, test } from 'vitest'
import {
  backTarget,
  chooseReason,
  firstReason,
  isCancelledBy,
  isReasonComplete,
  readReason,
  readStep,
} from './cancellation-rules.ts'

test('CANCEL-19 CANCEL-26 step 3 begins with the first option, which is a real reason', () => {
  expect(firstReason(1)).toEqual({ reason: 'レコメンドされなかった', text: '' })
  expect(firstReason(2)).toEqual({ reason: 'マッチンした男性と会うまで至らなかった', text: '' })
  expect(isReasonComplete(firstReason(1))).toBe(true)
})

test('CANCEL-20 CANCEL-21 choosing a reason other than その他 clears the text', () => {
  const other = { reason: 'その他', text: '理由です' }
  expect(chooseReason(other, 'レコメンドされなかった')).toEqual({
    reason: 'レコメンドされなかった',
    text: '',
  })
  expect(chooseReason(other, 'その他').text).toBe('理由です')
})

test('CANCEL-25 CANCEL-27 CANCEL-29 CANCEL-30 その他 needs 1 to 100 characters that are not all blank', () => {
  const other = (text: string) => isReasonComplete({ reason: 'その他', text })
  expect(other('')).toBe(false)
  expect(other(' 　\n')).toBe(false)
  expect(other('あ')).toBe(true)
  expect(other('あ'.repeat(100))).toBe(true)
  expect(other('あ'.repeat(101))).toBe(false)
  expect(isReasonComplete({ reason: '', text: '' })).toBe(false)
})

test('CANCEL-35 restores only a reason from the list of the same sex', () => {
  const kept = { reason: 'その他', text: '理由です' }
  expect(readReason(kept, 1)).toEqual(kept)
  expect(readReason({ ...kept, reason: '何か' }, 1)).toBeNull()
  expect(readReason(firstReason(1), 2)).toBeNull()
  for (const broken of [null, 'その他', { reason: 'その他' }, { ...kept, text: 1 }])
    expect(readReason(broken, 1)).toBeNull()
})

const step = (query: string) => readStep(new URLSearchParams(query))

test('CANCEL-01 CANCEL-02 CANCEL-03 CANCEL-04 reads the step from the query and defaults to 1', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => step(`step=${n}`))).toEqual([1, 2, 3, 4, 5, 6])
  for (const query of ['', 'step=', 'step=0', 'step=7', 'step=-1', 'step=two', 'step=1.5', 'step=03'])
    expect(step(query), query).toBe(1)
})

test('CANCEL-15 CANCEL-16 CANCEL-17 CANCEL-18 back leads a step back, from step 1 to the payment', () => {
  expect(backTarget(1)).toBe('/payment_information')
  expect(backTarget(2)).toBe('/payment_cancellation?step=1')
  expect(backTarget(3)).toBe('/payment_cancellation?step=2')
  expect(backTarget(4)).toBe('/payment_cancellation?step=3')
  expect(backTarget(6)).toBe('/payment_cancellation?step=4')
  expect(backTarget(5)).toBeNull()
})

test('CANCEL-11 CANCEL-23 only the history entry of a cancellation of the same member opens the last step', () => {
  expect(isCancelledBy({ cancelledBy: 7 }, 7)).toBe(true)
  for (const state of [null, undefined, {}, 'done', { cancelledBy: '7' }, { cancelledBy: 8 }])
    expect(isCancelledBy(state, 7)).toBe(false)
})
