import { expect, test } from 'vitest'
import { defaultVariants } from '../../src/contract/enums/variants.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { isVariant } from './variants.ts'
import { createWorld } from './world.ts'

test('D-54 a variant has the value that was chosen, else its own default', () => {
  const other = defaultVariants.hold === 'on' ? 'off' : 'on'
  for (const world of [aWorld(), createWorld()])
    expect([isVariant(world, 'hold', defaultVariants.hold), isVariant(world, 'hold', other)]).toEqual([true, false])
  const chosen = aWorld({ variants: { hold: other } })
  expect([isVariant(chosen, 'hold', other), isVariant(chosen, 'hold', defaultVariants.hold)]).toEqual([true, false])
})
