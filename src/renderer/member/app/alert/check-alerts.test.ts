// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changedKinds, checkAlerts, type CheckState } from './check-alerts.ts'

const before: CheckState = { age_conf: 0, rank: 'D', rank_req_flag: 1 }

const alertsOf = (now: Partial<CheckState>, sex: 1 | 2 = 1, from: Partial<CheckState> = {}) =>
  checkAlerts({ ...before, ...from }, { ...before, ...from, ...now, sex }).map(({ kind, title, text, to }) => [
    kind,
    title,
    text,
    to,
  ])

test.each([
  ['nothing has changed', {}, 1, {}, []],
  [
    'a woman was verified',
    { age_conf: 2 },
    2,
    {},
    [['age', '年齢確認が完了しました', 'ホームから、ご利用を始められます。', '/home']],
  ],
  [
    'a man was verified',
    { age_conf: 2 },
    1,
    {},
    [['age', '年齢確認が完了しました', '書類の確認が済みました。', '/home']],
  ],
  [
    'the document has to come again',
    { age_conf: 1 },
    1,
    {},
    [['age', '書類の再提出が必要です', '撮り方をご確認のうえ、もう一度ご提出ください。', '/age_confirmation']],
  ],
  ['a woman was verified before', {}, 2, { age_conf: 2 }, []],
  ['the document has had to come again before', {}, 1, { age_conf: 1 }, []],
  ['the check begins anew', { age_conf: 0 }, 2, { age_conf: 2 }, []],
  [
    'the rank was raised',
    { rank: 'C', rank_req_flag: 0 },
    1,
    {},
    [['rank', 'ランクがCになりました', 'ランク申請の結果です。', '/home']],
  ],
  [
    'the rank stays',
    { rank_req_flag: 0 },
    1,
    {},
    [['rank', 'ランク申請の審査が終わりました', '今回はランクDのままとなりました。', '/rankrequest']],
  ],
  ['the request is still open', { rank: 'C' }, 1, {}, []],
  ['there was no request', { rank: 'C' }, 1, { rank_req_flag: 0 }, []],
  ['no rank is left', { rank: null, rank_req_flag: 0 }, 1, {}, []],
] as const)('D-78 %s', (_, now, sex, from, alerts) => {
  expect(alertsOf(now, sex, from)).toEqual(alerts)
})

test.each<[Partial<CheckState>, string[]]>([
  [{}, []],
  [{ age_conf: 2 }, ['age']],
  [{ rank: 'C' }, ['rank']],
  [{ rank_req_flag: 0 }, ['rank']],
  [{ age_conf: 1, rank: 'C', rank_req_flag: 0 }, ['age', 'rank']],
])('D-78 a standing that changed by %o makes alerts of %j outdated', (now, kinds) => {
  expect(changedKinds(before, { ...before, ...now })).toEqual(kinds)
})
