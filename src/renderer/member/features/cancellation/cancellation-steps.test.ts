import { expect, test } from 'vitest'
import { backTarget, readStep } from './cancellation-steps.ts'

const step = (query: string) => readStep(new URLSearchParams(query))

test('CANCEL-01 CANCEL-02 CANCEL-03 CANCEL-04 the query holds the step; missing or invalid becomes 1', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => step(`step=${n}`))).toEqual([1, 2, 3, 4, 5, 6])
  for (const query of ['', 'step=', 'step=0', 'step=7', 'step=-1', 'step=two', 'step=1.5', 'step=03'])
    expect(step(query), query).toBe(1)
})

test('CANCEL-15 CANCEL-16 CANCEL-17 CANCEL-18 back leads one step back, from the first to the payment information', () => {
  expect(backTarget(1)).toBe('/payment_information')
  expect(backTarget(2)).toBe('/payment_cancellation?step=1')
  expect(backTarget(3)).toBe('/payment_cancellation?step=2')
  expect(backTarget(4)).toBe('/payment_cancellation?step=3')
  expect(backTarget(6)).toBe('/payment_cancellation?step=4')
  expect(backTarget(5)).toBeNull()
})
