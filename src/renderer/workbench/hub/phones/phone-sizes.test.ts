import { expect, test } from 'vitest'
import { screenOf } from './phone-sizes.ts'

const phone = { device: '390×844' } as const

test('a phone on its side exchanges width and height', () => {
  expect(screenOf(phone)).toEqual({ width: 390, height: 844 })
  expect(screenOf({ ...phone, isTurned: false })).toEqual({ width: 390, height: 844 })
  expect(screenOf({ ...phone, isTurned: true })).toEqual({ width: 844, height: 390 })
})
