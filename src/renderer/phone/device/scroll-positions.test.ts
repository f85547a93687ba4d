// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../link.ts'
import { holdScrolls, readScrolls } from './scroll-positions.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

test('reads how far the page and the boxes inside it are scrolled', () => {
  document.body.innerHTML = '<p></p><div><ul></ul><ol></ol></div>'
  const [list, box] = [document.querySelector('ol'), document.querySelector('div')]
  if (list) list.scrollTop = 40
  if (box) box.scrollLeft = 7
  const inside = { document, scrollX: 1, scrollY: 200 } as unknown as Page
  expect(readScrolls(inside)).toEqual([
    { at: [], left: 1, top: 200 },
    { at: [1], left: 7, top: 0 },
    { at: [1, 1], left: 0, top: 40 },
  ])
})

test('reads fifty positions at most', () => {
  document.body.innerHTML = '<p></p>'.repeat(60)
  for (const box of document.querySelectorAll('p')) box.scrollTop = 1
  expect(readScrolls({ document, scrollX: 0, scrollY: 0 } as unknown as Page)).toHaveLength(50)
})

/** A box that can be scrolled as far as `most`. */
function aBox(most = Infinity, children: readonly object[] = []) {
  const box = { scrollTop: 0, scrollLeft: 0, most, moves: 0, children }
  const scrollTo = ({ left, top }: { left: number; top: number }) => {
    box.moves += 1
    Object.assign(box, { scrollTop: Math.min(top, box.most), scrollLeft: Math.min(left, box.most) })
  }
  return Object.assign(box, { scrollTo })
}

/** A page of boxes, with its timer and what it listens to. */
function aScrollingPage(whole: object, body: object = aBox()) {
  let attempt = () => {}
  const listeners = new Map<string, () => void>()
  const clearInterval = vi.fn<(timer: number) => void>()
  const setInterval = vi.fn<(run: () => void, ms: number) => number>((run) => {
    attempt = run
    return 5
  })
  const inside = {
    ...{ document: { scrollingElement: whole, body }, setInterval, clearInterval },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  } as unknown as Page
  const tick = (times: number) => {
    for (let count = 0; count < times; count += 1) attempt()
  }
  return { inside, tick, setInterval, clearInterval, listeners }
}

test('scrolls to the positions of another phone until they have held for fifteen attempts', () => {
  const [whole, list] = [aBox(), aBox()]
  const { inside, tick, clearInterval, listeners } = aScrollingPage(whole, aBox(0, [aBox(), aBox(0, [list])]))
  holdScrolls(inside, [
    { at: [], left: 3, top: 200 },
    { at: [0], left: 0, top: 0 },
    { at: [1, 0], left: 0, top: 40 },
  ])
  tick(14)
  expect([whole.scrollTop, whole.scrollLeft, list.scrollTop, clearInterval.mock.calls]).toEqual([200, 3, 40, []])
  expect([...listeners.keys()]).toEqual(['wheel', 'touchstart', 'keydown', 'pointerdown'])
  tick(1)
  expect([clearInterval.mock.calls, listeners.size, whole.moves]).toEqual([[[5]], 0, 1])
})

test('tries again while the list of a page fills', () => {
  const whole = aBox(100)
  const { inside, tick, clearInterval } = aScrollingPage(whole)
  holdScrolls(inside, [{ at: [], left: 0, top: 200 }])
  tick(20)
  whole.most = 300
  tick(14)
  // The page scrolls by itself.
  whole.scrollTop = 300
  whole.most = 100
  tick(1)
  whole.most = 300
  tick(14)
  expect(clearInterval).not.toHaveBeenCalled()
  tick(1)
  expect([whole.scrollTop, clearInterval.mock.calls.length]).toEqual([200, 1])
})

test('counts a position as reached within a pixel', () => {
  const [whole, side] = [aBox(), aBox()]
  Object.assign(whole, { scrollTop: 199, scrollLeft: 4 })
  const { inside, tick, clearInterval } = aScrollingPage(whole, aBox(0, [side]))
  holdScrolls(inside, [
    { at: [], left: 3, top: 200 },
    { at: [0], left: 2, top: 0 },
  ])
  // One that cannot be moved further.
  whole.most = 0
  tick(15)
  expect([whole.moves, side.scrollLeft, clearInterval.mock.calls.length]).toEqual([0, 2, 1])
})

test('gives up after eighty attempts, and when the person scrolls', () => {
  const never = aScrollingPage(aBox(0))
  holdScrolls(never.inside, [{ at: [], left: 200, top: 0 }])
  never.tick(79)
  expect(never.clearInterval).not.toHaveBeenCalled()
  never.tick(1)
  expect(never.clearInterval).toHaveBeenCalledTimes(1)
  const gone = aScrollingPage(aBox(), aBox(0, []))
  holdScrolls(gone.inside, [
    { at: [], left: 0, top: 1 },
    { at: [2, 1], left: 0, top: 5 },
  ])
  gone.tick(20)
  expect(gone.clearInterval).not.toHaveBeenCalled()
  gone.listeners.get('wheel')?.()
  expect([gone.clearInterval.mock.calls, gone.listeners.size]).toEqual([[[5]], 0])
})

test('leaves a page alone when nothing was scrolled', () => {
  const { inside, setInterval } = aScrollingPage(aBox())
  holdScrolls(inside, [{ at: [], left: 0, top: 0 }])
  expect(setInterval).not.toHaveBeenCalled()
  holdScrolls(inside, [{ at: [], left: 1, top: 0 }])
  expect(setInterval.mock.calls.map(([, ms]) => ms)).toEqual([100])
})
