import { expect, test, vi } from 'vitest'
import type { WholeStage } from '../../src/contract/control/stage.ts'
import { Faults } from '../tools/faults/faults.ts'
import { Stage } from './stage.ts'

const [woman, man] = ['woman@yoimachi.example', 'man@yoimachi.example']
const pace = { mode: 'frozen', speed: 1 } as const

function aStage() {
  const faults = new Faults(() => 0)
  const stage = new Stage(faults, { a: { email: woman, page: '/home' } })
  const changed = vi.fn<(isNews: boolean) => void>()
  stage.changed.add(changed)
  return { faults, stage, changed }
}

test('a report changes a page quietly, and tells other workbenches of another person', () => {
  const { stage, changed } = aStage()
  stage.report({ a: { email: woman, page: '/form', revision: 1 } })
  expect(stage.phones).toEqual({ a: { email: woman, page: '/form', revision: 1 } })
  stage.report({ a: { email: man, page: '/home', revision: 1 } })
  expect(stage.phones).toEqual({ a: { email: man, page: '/home', revision: 2 } })
  stage.report({ a: { email: man, page: '/home', revision: 2 } })
  expect(changed.mock.calls).toEqual([[false], [true]])
})

test('a report of a workbench that has not seen who stands there now changes nothing', () => {
  const { stage } = aStage()
  stage.put({ a: { email: man, page: '/timeline' } })
  stage.report({ a: { email: woman, page: '/form', revision: 1 } })
  expect(stage.phones).toEqual({ a: { email: man, page: '/timeline', revision: 2 } })
})

test('a report removes a phone that left the stage', () => {
  const { stage } = aStage()
  stage.report({ b: { email: man, page: '/home', revision: 0 } })
  expect(stage.people).toEqual({ b: { email: man, page: '/home' } })
})

test('a moment brings back its people and faults, and leaves a phone whose person stays on its page', () => {
  const { faults, stage } = aStage()
  faults.replace([{ match: { path: '/api/*' }, status: 500 }])
  stage.put({ b: { email: man, page: '/form' } })
  const kept = stage.state(pace)
  faults.replace([])
  stage.report({
    a: { email: woman, page: '/chat?uuid=1', revision: 1 },
    b: { email: woman, page: '/home', revision: 2 },
    c: { email: man, page: '/shop', revision: 0 },
  })
  stage.restore(kept, 7)
  expect(stage.people).toEqual({
    a: { email: woman, page: '/chat?uuid=1' },
    b: { email: man, page: '/form' },
    c: { email: man, page: '/shop' },
  })
  expect(faults.list()).toMatchObject([{ status: 500, fired: 0 }])
})

const whole: WholeStage = {
  theme: 'dark',
  phones: [{ phone: 'b', email: woman, route: '/shop', screen: {}, device: null }],
}

test('a whole stage stands until a workbench that has seen it reports', () => {
  const { stage } = aStage()
  stage.restoreWhole(whole, 7)
  expect([stage.people, stage.whole]).toEqual([{ b: { email: woman, page: '/shop' } }, { stage: whole, left: 7 }])
  const kept = stage.state(pace)
  stage.report({ b: { email: man, page: '/home', revision: 1 } })
  expect(stage.whole).not.toBeNull()
  stage.report(stage.phones)
  expect(stage.whole).toBeNull()
  stage.restore(kept, 9)
  expect(stage.whole).toEqual({ stage: whole, left: 9 })
})

test('moments share what they keep while nothing changes', () => {
  const { stage } = aStage()
  const first = stage.state(pace)
  stage.report(stage.phones)
  expect(stage.state({ ...pace })).toBe(first)
  expect(stage.state({ ...pace, speed: 2 })).not.toBe(first)
  stage.clear()
  expect(stage.state(pace).phones).toEqual({})
})

test('a moment keeps how often each fault has struck until then', () => {
  const { faults, stage } = aStage()
  faults.replace([{ match: { path: '/api/*' }, status: 500, times: 2 }])
  const states = [0, 1, 2].map((struck) => {
    if (struck > 0) faults.ofCall('GET', '/api/likes')
    return stage.state(pace)
  })
  expect(states.map(({ faults: [armed] }) => armed)).toMatchObject([
    { chances: 0, fired: 0 },
    { chances: 1, fired: 1 },
    { chances: 2, fired: 2 },
  ])
})
