import { expect, test } from 'vitest'
import { visibleBounds } from './visible-bounds.ts'

const first = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const second = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } }
const size = { width: 1000, height: 700, maximized: false, fullScreen: false }

test('a window that was never moved has a size only', () => {
  expect(visibleBounds(size, [first])).toEqual({ width: 1000, height: 700 })
})

test('a window comes back to the screen it stood on', () => {
  const bounds = { ...size, x: 2000, y: 40 }
  expect(visibleBounds(bounds, [first, second])).toEqual({ x: 2000, y: 40, width: 1000, height: 700 })
})

test('a window goes along with a screen that now stands on the other side', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  const left = { id: 2, workArea: { x: -1920, y: 0, width: 1920, height: 1080 } }
  expect(visibleBounds(bounds, [first, left])).toEqual({ x: -1840, y: 40, width: 1000, height: 700 })
})

test('a window of an unplugged screen keeps its size and is placed again', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  expect(visibleBounds(bounds, [first])).toEqual({ width: 1000, height: 700 })
})

test('a window whose title bar is above the screen is placed again', () => {
  expect(visibleBounds({ ...size, x: 100, y: -400 }, [first])).toEqual({ width: 1000, height: 700 })
})
