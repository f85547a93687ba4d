import { expect, test, vi } from 'vitest'
import { autoRecommendationEndpoint } from '../../src/contract/calls/recommendation.ts'
import { aContext } from '../../tests/support/world/a-context.ts'
import { aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { prepareAndCallAsMember } from './as-member.ts'

/** A call of a woman that is prepared first; `meanwhile` happens during its wait, and returns the world of then. */
function aPreparedCall(meanwhile: (world: World, id: number) => World) {
  let world = aWorld()
  const woman = aWoman(world)
  const transact = vi.fn<(rule: (of: World) => unknown) => unknown>((rule) => rule(world))
  const store = {
    get world() {
      return world
    },
    transact,
  }
  const readAhead = async () => void (world = meanwhile(world, woman.id))
  const runtime = {
    ...{ store, readAhead, context: () => aContext(), port: () => 3100 },
    ...{ variant: () => 'off', isOwnAddress: () => true },
  } as unknown as Runtime
  return { transact, called: prepareAndCallAsMember(runtime, autoRecommendationEndpoint, woman, {}) }
}

test('makes a prepared call when its member is still there', async () => {
  const { transact, called } = aPreparedCall((world) => world)
  await called.catch(() => {})
  expect(transact).toHaveBeenCalledTimes(1)
})

test.each<[string, (world: World, id: number) => World]>([
  [
    'the member left',
    (world, id) => {
      world.members.update(id, { activeStatus: 'inactive' })
      return world
    },
  ],
  ['a world without this id came', () => aWorld()],
  [
    'a world came where the id is somebody else',
    (_, id) => {
      const other = aWorld()
      expect(aWoman(other, { uuid: 'of somebody else' }).id).toBe(id)
      return other
    },
  ],
])('refuses a prepared call when meanwhile %s', async (_, meanwhile) => {
  const { transact, called } = aPreparedCall(meanwhile)
  await expect(called).rejects.toThrow(expect.objectContaining({ name: 'Refusal', code: 'unauthenticated' }))
  expect(transact).not.toHaveBeenCalled()
})
