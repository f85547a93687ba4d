import { expect, test } from 'vitest'
import { farthestJump } from './farthest-jump.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)

test('D-96 limits a jump to a hundred years and to the year 9999', () => {
  expect(farthestJump(at('2026-11-21T12:00:00'))).toBe(at('2126-11-21T12:00:00'))
  expect(farthestJump(at('2024-02-29T12:00:00'))).toBe(at('2124-02-29T12:00:00'))
  const end = at('9999-12-31T23:59:59.999')
  expect(farthestJump(at('9899-12-31T23:59:59.999'))).toBe(end)
  expect(farthestJump(at('9950-01-01T00:00:00'))).toBe(end)
})
