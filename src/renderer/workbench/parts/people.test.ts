import { expect, test } from 'vitest'
import { standingOf } from './people.ts'

const woman = {
  sex: 2,
  active_status: 'active',
  age_conf: 2,
  paid: false,
  status: 4,
  rank: null,
  documentWaits: false,
} as const
const man = {
  sex: 1,
  active_status: 'active',
  age_conf: 2,
  paid: true,
  status: 0,
  rank: 'C',
  documentWaits: false,
} as const

test('the label of a member follows the present state, not the persona', () => {
  expect(standingOf(woman)).toBe('利用中の女性')
  expect(standingOf({ ...woman, paid: true })).toBe('プレミアムプランの女性')
  expect(standingOf({ ...woman, status: 5 })).toBe('レコメンド休止中の女性')
  expect(standingOf({ ...woman, age_conf: 1 })).toBe('書類の再提出が必要な女性')
  expect(standingOf({ ...woman, age_conf: 0, documentWaits: true })).toBe('書類を確認中の女性')
  expect(standingOf({ ...man, age_conf: 0 })).toBe('書類を未提出の男性')
  expect(standingOf(man)).toBe('利用中の男性')
  expect(standingOf({ ...man, rank: 'SSS' })).toBe('ランクSSSの男性')
  expect(standingOf({ ...man, paid: false })).toBe('お支払い前の男性')
  expect(standingOf({ ...man, active_status: 'inactive' })).toBe('利用停止中の会員')
})
