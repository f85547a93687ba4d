// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stepsOfUnpaid } from './steps-of-unpaid.ts'

type Man = Parameters<typeof stepsOfUnpaid>[0]
const man: Man = { rank: 'G', twitterid: '', age_conf: 2, age_conf_file: 'a.png' }
const steps = (patch: Partial<Man>) =>
  stepsOfUnpaid({ ...man, ...patch }).map(({ text, done, waiting, to }) => [
    text,
    done ? 'done' : waiting ? 'waiting' : (to ?? 'later'),
  ])

test('D-125 shows the steps of a man: what is done, the plan, then what can be done now and what later', () => {
  expect(steps({})).toEqual([
    ['プロフィールを登録する', 'done'],
    ['年齢確認書類を提出する', 'done'],
    ['プランを選ぶ', '/payment_select'],
    ['チュートリアル動画を見る', '/maletutorial'],
    ['自己紹介を書く', 'later'],
    ['SNSアカウントを登録する', 'later'],
  ])
})

test('D-125 a document under review waits, and a missing one is a step', () => {
  expect(steps({ rank: 'F', age_conf: 0 })).toContainEqual(['書類を確認中です', 'waiting'])
  expect(steps({ rank: 'F', age_conf: 1 })).toContainEqual(['年齢確認書類を提出する', '/age_confirmation'])
  expect(steps({ rank: 'F', age_conf: 0, age_conf_file: null })).toContainEqual([
    '年齢確認書類を提出する',
    '/age_confirmation',
  ])
})

test('D-125 a man above the ladder has his plan left', () => {
  const left = steps({ rank: 'C', twitterid: 'yoi' }).filter(([, state]) => state !== 'done')
  expect(left).toEqual([['プランを選ぶ', '/payment_select']])
})
