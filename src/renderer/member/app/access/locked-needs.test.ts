import { expect, test } from 'vitest'
import { lockedNeeds, lockedTitle } from './locked-needs.ts'

type Asked = Parameters<typeof lockedNeeds>

const woman = { sex: 2, age_conf: 2, age_conf_file: 'a.png', payment_conf: 0 } as const
const man = { ...woman, sex: 1, payment_conf: 1 } as const

const verified = {
  label: '年齢確認済み',
  done: true,
  waiting: false,
  to: '/age_confirmation',
  button: '年齢確認へ進む',
}
const missing = { ...verified, label: '年齢確認が済んでいません', done: false }
const paid = {
  label: 'お支払い',
  done: true,
  waiting: false,
  to: '/payment_information',
  button: 'お支払い情報へ進む',
}

test.each<[string, Asked[0], Asked[1], ReturnType<typeof lockedNeeds>]>([
  ['C-6 a verified woman needs nothing', woman, 'never', [verified]],
  ['C-6 no document', { ...woman, age_conf: 0, age_conf_file: '' }, 'never', [missing]],
  ['C-6 a document to be handed in again', { ...woman, age_conf: 1 }, 'never', [missing]],
  [
    'C-6 a document under review',
    { ...woman, age_conf: 0 },
    'never',
    [
      {
        ...verified,
        label: '書類を確認中です',
        done: false,
        waiting: true,
        button: '確認の状況を見る',
      },
    ],
  ],
  ['C-6 a paid man', man, undefined, [verified, paid]],
  [
    'D-66 a man who never had a plan',
    { ...man, payment_conf: 0 },
    undefined,
    [verified, { ...paid, label: 'プランのご登録がまだありません', done: false }],
  ],
  [
    'D-66 a man whose plan ended',
    { ...man, payment_conf: 0 },
    'ended',
    [verified, { ...paid, label: 'プランは解約済みです', done: false }],
  ],
  [
    'D-66 a man whose charge failed',
    { ...man, payment_conf: 0 },
    'charge-failed',
    [verified, { ...paid, label: 'お支払いの確認が取れていません', done: false }],
  ],
  [
    'D-66 a plan that runs while the account does not know it yet',
    { ...man, payment_conf: 0 },
    'running',
    [verified, { ...paid, done: false }],
  ],
])('%s', (_, account, plan, needs) => {
  expect(lockedNeeds(account, plan)).toEqual(needs)
})

test('D-66 D-128 the title of a locked page names the one thing that is missing, or says that several are', () => {
  const man = { sex: 1, age_conf: 2, age_conf_file: 'a.png', payment_conf: 0 } as const
  expect(lockedTitle(lockedNeeds(man, 'never'))).toBe('プランのご登録がまだありません')
  expect(lockedTitle(lockedNeeds(man, 'ended'))).toBe('プランは解約済みです')
  expect(lockedTitle(lockedNeeds(man, 'charge-failed'))).toBe('お支払いの確認が取れていません')
  expect(lockedTitle(lockedNeeds({ ...man, age_conf: 0 }, 'never'))).toBe('まだご利用いただけません')
  expect(lockedTitle(lockedNeeds({ ...man, sex: 2, age_conf: 0 }))).toBe('書類を確認中です')
})
