// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { statusNs, type StatusN } from '../../../../contract/enums/pairing.ts'
import { photoSlides } from '../../shared/parts/profile-photos.tsx'
import { pairingActions, type PairingActions, type PairingView } from './pairing-actions.ts'
import { isNgComplete, ngDraftName, ngReasonText, readNgAnswers } from './pass-sheet.tsx'

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

const noNgAnswers = readNgAnswers(null)

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

test('keeps the reasons of each pairing separately', () => {
  expect([3, 31].map(ngDraftName)).toEqual(['ng.3', 'ng.31'])
})

test('REC-87 REC-95 REC-96 REC-103 REC-105 the reason form needs a reason and its details', () => {
  expect(isNgComplete(noNgAnswers)).toBe(false)
  expect(isNgComplete({ ...noNgAnswers, reason: '好みが合わない' })).toBe(true)
  const shape = { ...noNgAnswers, reason: '体型（身長・体重）' }
  expect(isNgComplete(shape)).toBe(false)
  // No limit alone says nothing of what does not fit.
  expect(isNgComplete({ ...shape, height: 'こだわらない' })).toBe(false)
  expect(isNgComplete({ ...shape, height: '165cm' })).toBe(true)
  expect(isNgComplete({ ...shape, bodyTypes: ['普通'], height: 'こだわらない' })).toBe(true)
  expect(isNgComplete({ ...shape, bodyTypes: ['普通'] })).toBe(true)
  const other = { ...noNgAnswers, reason: 'その他' }
  expect(isNgComplete({ ...other, other: ' \n　' })).toBe(false)
  expect(isNgComplete({ ...other, other: '距離が遠い' })).toBe(true)
  expect(isNgComplete({ ...other, other: '😀'.repeat(50) })).toBe(true)
  expect(isNgComplete({ ...other, other: '😀'.repeat(51) })).toBe(false)
})

test('REC-99 REC-100 REC-101 REC-104 builds the text that is sent', () => {
  const shape = { ...noNgAnswers, reason: '体型（身長・体重）' }
  expect(ngReasonText({ ...shape, bodyTypes: ['痩せ型', 'ぽっちゃり'], height: '165cm' })).toBe(
    'NG体型：痩せ型、ぽっちゃり 身長下限：165cm',
  )
  expect(ngReasonText({ ...shape, height: '170cm' })).toBe('身長下限：170cm')
  expect(ngReasonText({ ...shape, bodyTypes: ['普通'] })).toBe('NG体型：普通')
  expect(ngReasonText({ ...noNgAnswers, reason: 'その他', other: ' 距離が遠い ' })).toBe('距離が遠い')
  // Text typed for another reason is not sent.
  expect(ngReasonText({ ...noNgAnswers, reason: '好みが合わない', other: 'x', height: '165cm' })).toBe('好みが合わない')
})

test('PROF-03 PROF-04 PROF-05 skips placeholders of the second and third photo', () => {
  const none = 'http://x/images/fallback/default.png'
  expect(photoSlides({ profile1: none, profile2: none, profile3: 'c.jpg' })).toEqual([none, 'c.jpg'])
  expect(photoSlides({ profile1: 'a.jpg', profile2: 'b.jpg', profile3: '' })).toEqual(['a.jpg', 'b.jpg'])
})
