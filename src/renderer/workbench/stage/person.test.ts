import { expect, test } from 'vitest'
import { standingOf } from './person.ts'

const woman = { sex: 2, active_status: 'active', age_conf: 2, paid: false, status: 4, rank: null } as const
const man = { sex: 1, active_status: 'active', age_conf: 2, paid: true, status: 0, rank: 'C' } as const

test('the label of a member follows the present state, not the persona', () => {
  expect(standingOf(woman, false)).toBe('利用中の女性')
  expect(standingOf({ ...woman, paid: true }, false)).toBe('プレミアムプランの女性')
  expect(standingOf({ ...woman, status: 5 }, false)).toBe('レコメンド休止中の女性')
  expect(standingOf({ ...woman, age_conf: 1 }, false)).toBe('書類の再提出が必要な女性')
  expect(standingOf({ ...woman, age_conf: 0 }, true)).toBe('書類を確認中の女性')
  expect(standingOf({ ...man, age_conf: 0 }, false)).toBe('書類を未提出の男性')
  expect(standingOf(man, false)).toBe('利用中の男性')
  expect(standingOf({ ...man, rank: 'SSS' }, false)).toBe('ランクSSSの男性')
  expect(standingOf({ ...man, paid: false }, false)).toBe('お支払い前の男性')
  expect(standingOf({ ...man, active_status: 'inactive' }, false)).toBe('利用停止中の会員')
})
