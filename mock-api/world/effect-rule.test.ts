import { expect, test } from 'vitest'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { runUntil } from './effect-rule.ts'
import { createWorld } from './world.ts'

test('D-03 effects have run until the instant in the settings, and until 1970 before a founding', () => {
  const world = aWorld({ settledAt: 5 })
  expect([runUntil.read(world), runUntil.read(createWorld())]).toEqual([5, 0])
  runUntil.write(world, 9)
  expect(runUntil.read(world)).toBe(9)
})
