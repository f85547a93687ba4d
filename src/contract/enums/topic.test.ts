import { expect, test } from 'vitest'
import { isForSex } from './topic.ts'

test('TOPIC-10 TOPIC-11 TOPIC-12 a man posts for men and for everybody', () => {
  expect(isForSex('male', 1)).toBe(true)
  expect(isForSex('common', 1)).toBe(true)
  expect(isForSex('female', 1)).toBe(false)
})

test('TOPIC-13 TOPIC-14 TOPIC-15 a woman posts for women and for everybody', () => {
  expect(isForSex('female', 2)).toBe(true)
  expect(isForSex('common', 2)).toBe(true)
  expect(isForSex('male', 2)).toBe(false)
})
