import { expect, test } from 'vitest'
import { fitPhones } from './fit-phones.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const limits = { least: 0.45, most: 1 }

test('phones fill the height of the room, up to their own size', () => {
  expect(fitPhones([phone, phone], { width: 2000, height: 422 }, limits)).toEqual([0.5, 0.5])
  expect(fitPhones([phone], { width: 2000, height: 2000 }, limits)).toEqual([1])
})

test('equal phones share a narrow room equally', () => {
  expect(fitPhones([phone, phone], { width: 390, height: 2000 }, limits)).toEqual([0.5, 0.5])
})

test('a wide window shrinks before the phone beside it', () => {
  const [first = 0, second = 0] = fitPhones([phone, desktop], { width: 390 + 720, height: 844 }, limits)
  expect(first).toBe(1)
  expect(second).toBe(0.5)
})

test('no screen shrinks below the minimum scale', () => {
  expect(fitPhones([phone, phone, phone], { width: 300, height: 844 }, limits)).toEqual([0.45, 0.45, 0.45])
})
