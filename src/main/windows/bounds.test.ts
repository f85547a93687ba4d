import { expect, test } from 'vitest'
import { visibleBounds } from './bounds.ts'

const first = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const second = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } }
const size = { width: 1000, height: 700, maximized: false, fullScreen: false }

test('returns only the size of a window that was never moved', () => {
  expect(visibleBounds(size, [first])).toEqual({ width: 1000, height: 700 })
})

test('restores a window on its former display', () => {
  const bounds = { ...size, x: 2000, y: 40 }
  expect(visibleBounds(bounds, [first, second])).toEqual({ x: 2000, y: 40, width: 1000, height: 700 })
})

test('moves a window along with its display', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  const left = { id: 2, workArea: { x: -1920, y: 0, width: 1920, height: 1080 } }
  expect(visibleBounds(bounds, [first, left])).toEqual({ x: -1840, y: 40, width: 1000, height: 700 })
})

test('keeps only the size when the display is unplugged', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  expect(visibleBounds(bounds, [first])).toEqual({ width: 1000, height: 700 })
})

test('keeps only the size when the title bar is above the display', () => {
  expect(visibleBounds({ ...size, x: 100, y: -400 }, [first])).toEqual({ width: 1000, height: 700 })
})

test.each([
  ['left', { x: -500, y: 0 }, true],
  ['left and more', { x: -501, y: 0 }, false],
  ['right', { x: 1419, y: 0 }, true],
  ['right and more', { x: 1420, y: 0 }, false],
  ['top', { x: 0, y: -16 }, true],
  ['top and more', { x: 0, y: -17 }, false],
  ['bottom', { x: 0, y: 1063 }, true],
  ['bottom and more', { x: 0, y: 1064 }, false],
])('keeps a window whose title bar is half over the %s of its display: %o, %s', (_, at, isKept) => {
  expect(visibleBounds({ ...size, ...at }, [first])).toEqual({ width: 1000, height: 700, ...(isKept && at) })
})

test('moves a window down with its display, and knows a place by both of its numbers', () => {
  const lower = { id: 1, workArea: { x: 0, y: 200, width: 1920, height: 1080 } }
  const bounds = { ...size, x: 10, y: 120, display: { id: 1, x: 0, y: 100 } }
  expect(visibleBounds(bounds, [lower])).toEqual({ x: 10, y: 220, width: 1000, height: 700 })
  for (const half of [{ x: 10 }, { y: 10 }])
    expect(visibleBounds({ ...size, ...half }, [first])).toEqual({ width: 1000, height: 700 })
})
