import { expect, test } from 'vitest'
import { effectKinds } from '../../src/contract/control/effects.ts'
import { effectRules } from './effect-rules.ts'

test('D-03 every kind of effect has a rule; simultaneous effects happen in the order of the kinds', () => {
  expect([...new Set(effectRules.map(({ kind }) => kind))]).toEqual(effectKinds)
})
