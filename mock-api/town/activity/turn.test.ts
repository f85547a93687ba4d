import { expect, test } from 'vitest'
import { aContext, fixedIds, testNow } from '../../../tests/support/world/a-context.ts'
import { Refusal } from '../../world/refusal.ts'
import { attempt, drawsOf } from './turn.ts'

test('a refused act does not happen, and a defect is not hidden', () => {
  const fails = (cause: Error) => () => {
    throw cause
  }
  const deed = { act: 'visit', members: [1] } as const
  expect([attempt(() => deed), attempt(fails(new Refusal('state')))]).toEqual([deed, undefined])
  expect(() => attempt(fails(new Error('broken')))).toThrow('broken')
})

test('D-05 draws of a turn follow from seed and instant', () => {
  const drawn = (now: number) => Array.from({ length: 3 }, drawsOf(aContext({ now })))
  expect(drawn(testNow)).toEqual(drawn(testNow))
  expect(drawn(testNow + 1)).not.toEqual(drawn(testNow))
  const asked: unknown[] = []
  drawsOf(aContext({ ids: { ...fixedIds, draw: (...parts) => asked.push(parts) } }))
  expect(asked).toEqual([['town turn', testNow]])
})
