import { expect, test } from 'vitest'
import { timeOfDay, twoDigits } from './time-text.ts'

test('D-63 pads only the minute of a time', () => {
  expect([timeOfDay(3, 0), timeOfDay(0, 5), timeOfDay(21, 48)]).toEqual(['3:00', '0:05', '21:48'])
})

test('gives a number two digits', () => {
  expect([twoDigits(0), twoDigits(9), twoDigits(31)]).toEqual(['00', '09', '31'])
})
