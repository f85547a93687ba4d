// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type StatusN, statusNs } from '../../../../contract/enums/pairing.ts'
import { pairingActions, type PairingActions, type PairingView } from './pairing-actions.ts'

const view = (patch: Partial<PairingView>): PairingView => ({
  sex: 2,
  statusN: 0,
  reviewable: true,
  talked: true,
  paid: false,
  hold: 'on',
  replyStep: 'off',
  ...patch,
})

const where = (offer: Exclude<keyof PairingActions, 'review'>, patch: Partial<PairingView> = {}): StatusN[] =>
  statusNs.filter((statusN) => pairingActions(view({ ...patch, statusN }))[offer])

test('REC-40 REC-41 REC-42 REC-44 REC-107 the choice depends on sex and status', () => {
  expect(where('choice')).toEqual([0, 6, 8])
  expect(where('choice', { paid: true })).toEqual([0, 3, 6, 8])
  expect(where('pass', { paid: true })).toEqual([0, 6, 8])
  expect(where('choice', { sex: 1 })).toEqual([9])
})

test('REC-68 D-26 a woman can hold at 0 and 8 only, and never with the variant off', () => {
  expect(where('hold')).toEqual([0, 8])
  expect(where('hold', { hold: 'off' })).toEqual([])
  expect(where('hold', { sex: 1 })).toEqual([])
})

test('REC-54 REC-55 REC-56 REC-62 PROF-57 both can chat at 1, 2, 4 and 7', () => {
  for (const sex of [1, 2] as const) expect(where('chat', { sex })).toEqual([1, 2, 4, 7])
})

test('REC-70 REC-71 REC-72 REC-73 REC-79 PROF-57 both can block at the same statuses', () => {
  for (const sex of [1, 2] as const) expect(where('block', { sex })).toEqual([1, 2, 4, 7])
})

const review = (kind: PairingActions['review'], patch: Partial<PairingView> = {}): StatusN[] =>
  statusNs.filter((statusN) => pairingActions(view({ ...patch, statusN })).review === kind)

test('REC-57 REC-58 REC-59 REC-63 REC-64 only a woman can review, when is_reviewable is set', () => {
  expect(review('button')).toEqual([1, 2, 4, 7])
  expect(review('none', { reviewable: false })).toEqual([...statusNs])
  expect(review('none', { sex: 1 })).toEqual([...statusNs])
})

test('D-135 REC-60 before the first message the review is a quiet line, after it a button', () => {
  expect(review('line', { talked: false })).toEqual([1, 2, 4, 7])
  expect(review('button', { talked: false })).toEqual([])
  expect(review('line')).toEqual([])
})

test('REC-80 REC-85 the reply step shows only at 1 with its variant; whoever liked waits, she at 9 and he at 8', () => {
  expect(where('reply')).toEqual([])
  expect(where('reply', { replyStep: 'on' })).toEqual([1])
  expect(where('reply', { sex: 1, replyStep: 'on' })).toEqual([])
  expect(where('waiting')).toEqual([9])
  expect(where('waiting', { sex: 1 })).toEqual([8])
})

test('REC-44 a woman without premium reads at 3 why there is nothing to choose', () => {
  expect(where('over')).toEqual([3])
  expect(where('over', { paid: true })).toEqual([])
  expect(where('over', { sex: 1 })).toEqual([])
})
