import { afterEach, expect, test, vi } from 'vitest'
import { hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { atOnce } from '../../engine/steps.ts'
import { holdEnd } from '../../features/pairing/pairing-effects.ts'
import { Refusal } from '../../world/refusal.ts'
import { createWorld, type World } from '../../world/world.ts'
import { foundWorld } from './found-world.ts'
import { PastActs } from './past-acts.ts'

afterEach(() => void vi.restoreAllMocks())

function founded(members: number): { world: World; refused: number } {
  const world = createWorld()
  const refused = atOnce(foundWorld(world, { seed: 1, ...aContext({ now: testNow }), members }))
  return { world, refused }
}

const holdsOf = (world: World) => [...world.pairings.all()].filter(({ statusN }) => statusN === 6).length

test('plays acts in order of time, ties in order of planning, none after the end', () => {
  const { world } = founded(0)
  const history = new PastActs()
  const played: string[] = []
  for (const [name, at] of [
    ['late', 3],
    ['first', 1],
    ['then', 1],
    ['never', 5],
  ] as const)
    history.plan(testNow + at, (_, { now }) => void played.push(`${name} ${now - testNow}`))
  expect(atOnce(history.play(world, testNow + 4, aContext()))).toBe(0)
  expect(played).toEqual(['first 1', 'then 1', 'late 3'])
})

test('counts refused acts and throws defects', () => {
  const { world } = founded(0)
  const refusing = new PastActs()
  refusing.plan(testNow, () => {
    throw new Refusal('state')
  })
  expect(atOnce(refusing.play(world, testNow, aContext()))).toBe(1)
  const broken = new PastActs()
  broken.plan(testNow, () => {
    throw new Error('broken')
  })
  expect(() => atOnce(broken.play(world, testNow, aContext()))).toThrow('broken')
})

test('D-11 effects happen between the acts, so a changed rule of time changes the town', () => {
  const usual = holdsOf(founded(120).world)
  // Simulates a hold of one hour.
  vi.spyOn(holdEnd, 'due').mockImplementation(({ statusN, heldAt }) =>
    statusN === 6 && heldAt !== null ? heldAt + hourMs : undefined,
  )
  expect(usual).toBeGreaterThan(10)
  expect(holdsOf(founded(120).world)).toBeLessThan(usual / 2)
}, 20_000)

test('the rules refuse almost none of the planned acts', () => {
  const { world, refused } = founded(300)
  expect(refused).toBeLessThan(0.01 * world.pairings.size * 4)
}, 20_000)
