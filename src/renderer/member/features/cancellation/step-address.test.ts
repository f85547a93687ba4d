import { expect, test } from 'vitest'
import { backTarget, isCancelledBy, openedStep, readStep } from './step-address.ts'

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

const underWay = { hasPlan: true, isCancelled: false, hasReason: false }

test('CANCEL-11 D-42 a late step without a reason opens the choice of one, and the last one the beginning', () => {
  expect(([1, 2, 3, 4, 6, 5] as const).map((at) => openedStep(at, underWay))).toEqual([1, 2, 3, 3, 3, 1])
  expect(([4, 6] as const).map((at) => openedStep(at, { ...underWay, hasReason: true }))).toEqual([4, 6])
})

test('CANCEL-11 CANCEL-23 without a plan only the last step after a cancellation opens', () => {
  const noPlan = { ...underWay, hasPlan: false, hasReason: true }
  for (const at of [1, 2, 3, 4, 6, 5] as const) expect(openedStep(at, noPlan)).toBeNull()
  expect(openedStep(5, { ...noPlan, isCancelled: true })).toBe(5)
  expect(openedStep(6, { ...noPlan, isCancelled: true })).toBeNull()
})
