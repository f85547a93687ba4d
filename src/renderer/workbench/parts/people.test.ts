import { expect, test } from 'vitest'
import { statusText } from './people.ts'

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
  expect(statusText(woman)).toBe('利用中の女性')
  expect(statusText({ ...woman, paid: true })).toBe('プレミアムプランの女性')
  expect(statusText({ ...woman, status: 5 })).toBe('レコメンド休止中の女性')
  expect(statusText({ ...woman, age_conf: 1 })).toBe('書類の再提出が必要な女性')
  expect(statusText({ ...woman, age_conf: 0, documentWaits: true })).toBe('書類を確認中の女性')
  expect(statusText({ ...man, age_conf: 0 })).toBe('書類を未提出の男性')
  expect(statusText(man)).toBe('利用中の男性')
  expect(statusText({ ...man, rank: 'SSS' })).toBe('ランクSSSの男性')
  expect(statusText({ ...man, paid: false })).toBe('お支払い前の男性')
  expect(statusText({ ...man, active_status: 'inactive' })).toBe('利用停止中の会員')
})
