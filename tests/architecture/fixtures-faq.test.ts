import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import faqFemale from '../../fixtures/faq-female.json' with { type: 'json' }
import faqMale from '../../fixtures/faq-male.json' with { type: 'json' }
import { routeTable, type RouteEntry } from '../../src/renderer/member/app/routing/route-table.ts'
import { readCodeTexts } from '../support/ledger/product-texts.ts'
import { isAppRoute, repeated, text } from './fixture-texts.ts'

/** What the member's screens say: texts of the app, and what the server answers. */
const onScreen = readCodeTexts(['src/renderer/member', 'src/renderer/lib/copy', 'src/contract', 'mock-api/features'])
/** Quoted words that stand on no screen: what a person says, and the name on a card's statement. */
const elsewhere = ['やめたい', 'YM SERVICE']

/** Whether a quoted label stands on a screen: whole, or as the beginning of a sentence. */
const stands = (label: string) =>
  onScreen.has(label) || (label.length >= 10 && [...onScreen].some((shown) => shown.startsWith(label)))

const faqItem = z.strictObject({
  id: z.int().positive(),
  owner_id: z.nullable(z.int().positive()),
  items: text,
  question: text,
  anser: z.string(),
  link_url: z.string(),
  link_word: z.string(),
  img_url: z.string(),
})

const trees = [
  {
    sex: 'male',
    raw: faqMale,
    outline: [
      '登録と年齢確認',
      '料金とお支払い',
      'ランク',
      'レコメンドといいね',
      'メッセージ',
      '掲示板と口コミ',
      '安全と同意',
      '退会',
    ],
  },
  {
    sex: 'female',
    raw: faqFemale,
    outline: [
      '登録と年齢確認',
      'レコメンド',
      'マッチングとメッセージ',
      'プレミアムプラン',
      'いいねとタイムライン',
      '口コミ',
      '安全と同意',
      '退会',
    ],
  },
]

describe.each(trees)('the FAQ tree: $sex', ({ sex, raw, outline }) => {
  const items = z.array(faqItem).parse(raw)
  const byId = new Map(items.map((item) => [item.id, item]))
  const owners = new Set(items.map(({ owner_id }) => owner_id))
  const finals = items.filter(({ id }) => !owners.has(id))
  const answerTo = (label: string) => items.find((item) => item.items === label)?.anser
  const depthOf = (id: number | null): number => (id === null ? 0 : 1 + depthOf(byId.get(id)?.owner_id ?? null))

  test('ENTITY-08 FAQ-27 has unique ids, and an owner before its entries', () => {
    expect(repeated(items.map(({ id }) => id))).toEqual([])
    const lost = items.filter(({ id, owner_id }) => owner_id !== null && !(byId.has(owner_id) && owner_id < id))
    expect(lost).toEqual([])
  })

  test('has 40 final questions or more, with answers exactly at the ends', () => {
    expect(finals.length).toBeGreaterThanOrEqual(40)
    expect(items.filter(({ anser }) => anser !== '')).toEqual(finals)
    expect(repeated(finals.map(({ question }) => question))).toEqual([])
  })

  test('matches the outline (L-14) in two or three levels', () => {
    expect(items.filter(({ owner_id }) => owner_id === null).map((item) => item.items)).toEqual(outline)
    expect(new Set(finals.map(({ id }) => depthOf(id)))).toEqual(new Set([2, 3]))
  })

  test('links to routes of the app, always with a label', () => {
    const linked = items.filter(({ link_url }) => link_url !== '')
    expect(linked.filter(({ link_url }) => !isAppRoute(link_url))).toEqual([])
    expect(items.filter(({ link_word }) => link_word !== '')).toEqual(linked)
  })

  test('names only labels that stand on a screen', () => {
    const labels = items.flatMap(({ id, question, anser }) =>
      [...`${question}${anser}`.matchAll(/「([^」]+)」/g)].map(([, label = '']) => ({ id, label })),
    )
    expect(labels.length).toBeGreaterThan(10)
    expect(labels.filter(({ label }) => !stands(label) && !elsewhere.includes(label))).toEqual([])
  })

  test('leads only to pages of the reader, and to none that ends the login', () => {
    const routes: readonly RouteEntry[] = routeTable
    const pageOf = ({ link_url }: (typeof items)[number]) =>
      routes.find(({ path }) => path.replace('/*', '') === link_url.split('?')[0]?.replace(/^\/about\/.*/, '/about'))
    const linked = items.filter(({ link_url }) => link_url !== '')
    const reader = sex === 'male' ? 1 : 2
    expect(linked.filter((item) => !pageOf(item))).toEqual([])
    expect(linked.filter((item) => (pageOf(item)?.sex ?? reader) !== reader)).toEqual([])
    expect(linked.filter(({ link_url }) => /^\/(login|signup|user_confirmation|after_sign_up)/.test(link_url))).toEqual(
      [],
    )
    // Only who pays can open it; the page of the payment leads there.
    expect(linked.filter(({ link_url }) => link_url.startsWith('/payment_cancellation'))).toEqual([])
  })

  test('FAQ-18 FAQ-19 FAQ-20 FAQ-21 FAQ-22 lists the accepted documents and rejects the student card', () => {
    expect(answerTo('使える書類')).toContain('運転免許証・パスポート・健康保険証・マイナンバーカード')
    expect(answerTo('使える書類')).toContain('学生証はご利用いただけません')
  })

  test('FAQ-23 FAQ-24 FAQ-25 says what must be legible, how long the check takes, and when students may join', () => {
    expect(answerTo('撮り方')).toContain('発行元と生年月日、書類の四隅にモザイクや隠れた部分があると、確認ができません')
    expect(answerTo('確認にかかる時間')).toContain('6〜24時間')
    expect(answerTo('18歳・高校生の方')).toContain('18歳になった後の4月2日まで登録できません')
  })
})
