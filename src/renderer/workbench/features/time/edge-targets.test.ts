// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findEdgeTarget, targetOfEffect } from './edge-targets.ts'

const at = (day: number) => `2026-11-${day}T12:00:00.000+09:00`
const charge = (day: number, member: number) => ({
  at: at(day),
  kind: 'charge' as const,
  subject: `subscriptions/${member}`,
  members: [{ id: member, name: '' }],
  details: { plan: 5, price: 3850 },
  text: '',
})
const outlook = {
  coming: [charge(21, 90), charge(25, 5)],
  next: { 'next-charge': at(21), 'hold-end': at(28) },
}

test('an edge leads to members on the stage first', () => {
  expect(findEdgeTarget('next-charge', outlook, { inHand: 6, onStage: [5, 6] })).toEqual({
    target: { edge: 'next-charge', member: 5 },
    atMs: Date.parse(at(25)),
    text: '課金：会員#5の1ヶ月プラン（3,850円）が更新されます',
  })
})

test('an edge leads to the last used phone first, even when another phone has an earlier effect', () => {
  const both = { ...outlook, coming: [...outlook.coming, charge(27, 6)] }
  const lookedAt = (inHand: number) => ({ inHand, onStage: [5, 6] })
  expect(findEdgeTarget('next-charge', both, lookedAt(6))?.target).toEqual({ edge: 'next-charge', member: 6 })
  expect(findEdgeTarget('next-charge', both, lookedAt(5))?.target).toEqual({ edge: 'next-charge', member: 5 })
})

test('an edge without a member on the stage leads to the next in the town, even beyond the list, or nowhere', () => {
  expect(findEdgeTarget('next-charge', outlook, { inHand: 7, onStage: [7] })).toMatchObject({
    target: { edge: 'next-charge' },
    text: '課金：会員#90の1ヶ月プラン（3,850円）が更新されます',
  })
  expect(findEdgeTarget('hold-end', outlook, { inHand: undefined, onStage: [5] })).toMatchObject({
    target: { edge: 'hold-end' },
    atMs: Date.parse(at(28)),
  })
  expect(findEdgeTarget('age-decision', outlook, { inHand: 5, onStage: [5] })).toBeUndefined()
})

test('a coming effect is jumped to as the edge that it is, and as an instant when another one comes first', () => {
  const later = { ...outlook, coming: [...outlook.coming, charge(27, 5)] }
  const target = (day: number, kind: 'charge' | 'rank-window' | 'moment' = 'charge') =>
    targetOfEffect({ kind, atMs: Date.parse(at(day)) }, later, { inHand: 5, onStage: [] })
  expect(target(25)).toEqual({ edge: 'next-charge', member: 5 })
  expect(target(27)).toEqual({ to: new Date(at(27)).toISOString() })
  expect(target(25, 'rank-window')).toEqual({ to: new Date(at(25)).toISOString() })
  expect(target(25, 'moment')).toEqual({ to: new Date(at(25)).toISOString() })
})

test('the daily reset is the same edge for everybody', () => {
  const reset = { ...charge(21, 5), kind: 'daily-reset' as const }
  const near = findEdgeTarget('next-reset', { coming: [reset], next: {} }, { inHand: 5, onStage: [5] })
  expect(near?.target).toEqual({ edge: 'next-reset' })
})
