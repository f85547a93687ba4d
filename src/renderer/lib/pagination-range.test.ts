import { expect, test } from 'vitest'
import { pageWindow } from './pagination-range.ts'

test('REC-22 five at most, the current one in the middle', () => {
  expect(pageWindow(6, 20, 5)).toEqual([4, 5, 6, 7, 8])
})

test('FOOT-07 seven at most', () => {
  expect(pageWindow(10, 20, 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
})

test('the window stops at both ends and keeps its size', () => {
  expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(2, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20])
})

test('fewer pages than places show all of them', () => {
  expect(pageWindow(2, 3, 7)).toEqual([1, 2, 3])
})

test('no pages, and a page outside, stay harmless', () => {
  expect(pageWindow(1, 0, 5)).toEqual([])
  expect(pageWindow(99, 4, 5)).toEqual([1, 2, 3, 4])
  expect(pageWindow(0, 9, 5)).toEqual([1, 2, 3, 4, 5])
})
