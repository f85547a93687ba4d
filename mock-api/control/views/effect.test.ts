import { expect, test } from 'vitest'
import type { DescribedEffect } from '../../world/effect-rule.ts'
import { latestEffects } from './effect.ts'

const asked: number[] = []
const rule = { members: ({ id }: { id: number }) => (asked.push(id), [id]) }
/** Effects of members 1 to 6, in this order. */
const fired = [1, 2, 3, 4, 5, 6].map((id) => ({ rule, record: { id } }) as unknown as DescribedEffect)
const ids = (effects: readonly DescribedEffect[]) => effects.map(({ record }) => record.id)

test('IMP-18 returns the latest effects, and all effects of the named members', () => {
  expect(ids(latestEffects(fired, 2, []))).toEqual([5, 6])
  expect(asked).toEqual([])
  expect(ids(latestEffects(fired, 2, [1, 3]))).toEqual([1, 3, 5, 6])
  expect(ids(latestEffects(fired, 9, [1]))).toEqual([1, 2, 3, 4, 5, 6])
})
