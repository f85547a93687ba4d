import { expect, test } from 'vitest'
import { visibleBounds } from './visible-bounds.ts'

const screen = { x: 0, y: 0, width: 1920, height: 1080 }
const second = { x: 1920, y: 0, width: 1920, height: 1080 }
const size = { width: 1000, height: 700, maximized: false }

test('a window that was never moved has a size only', () => {
  expect(visibleBounds(size, [screen])).toEqual({ width: 1000, height: 700 })
})

test('a window comes back to the screen it stood on', () => {
  const bounds = { ...size, x: 2000, y: 40 }
  expect(visibleBounds(bounds, [screen, second])).toEqual({ x: 2000, y: 40, width: 1000, height: 700 })
})

test('a window of an unplugged screen keeps its size and is placed again', () => {
  expect(visibleBounds({ ...size, x: 2000, y: 40 }, [screen])).toEqual({ width: 1000, height: 700 })
})

test('a window whose title bar is above the screen is placed again', () => {
  expect(visibleBounds({ ...size, x: 100, y: -400 }, [screen])).toEqual({ width: 1000, height: 700 })
})
