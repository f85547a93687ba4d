import { expect, test } from 'vitest'
import { paginationRange } from './pagination-range.ts'

test('REC-22 shows at most five with the current page in the middle', () => {
  expect(paginationRange(6, 20, 5)).toEqual([4, 5, 6, 7, 8])
})

test('FOOT-07 shows at most seven', () => {
  expect(paginationRange(10, 20, 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
})

test('keeps its size at both ends', () => {
  expect(paginationRange(1, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(paginationRange(2, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(paginationRange(20, 20, 5)).toEqual([16, 17, 18, 19, 20])
})

test('shows all pages when there are fewer than the maximum', () => {
  expect(paginationRange(2, 3, 7)).toEqual([1, 2, 3])
})

test('accepts zero pages and a page outside the range', () => {
  expect(paginationRange(1, 0, 5)).toEqual([])
  expect(paginationRange(99, 4, 5)).toEqual([1, 2, 3, 4])
  expect(paginationRange(0, 9, 5)).toEqual([1, 2, 3, 4, 5])
})
