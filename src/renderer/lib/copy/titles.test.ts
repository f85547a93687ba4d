import { expect, test } from 'vitest'
import { aboutPages } from '../../member/features/about/legal/about-pages.ts'
import type { AboutPage } from './legal.ts'
import { partnerPages } from './partners.ts'
import { notFoundTitle, pageTitle, pageTitles } from './titles.ts'

test('a title is the page, a bar and the product (CONST-18 ruling)', () => {
  expect(pageTitle(pageTitles['/home'])).toBe('マイページ | 宵待')
  expect(pageTitle(notFoundTitle)).toBe('ページが見つかりません | 宵待')
})

test('CONST-18 D-97 puts the unread count before the page title', () => {
  expect(pageTitle('タイムライン', 3)).toBe('(3) タイムライン | 宵待')
  expect(pageTitle('タイムライン', 0)).toBe('タイムライン | 宵待')
  expect([pageTitle(''), pageTitle('', 2)]).toEqual(['宵待', '(2) 宵待'])
})

test.each<[id: string, path: keyof typeof pageTitles, title: string]>([
  ['ROUTE-01', '/payment_cancellation', '定期課金の解約'],
  ['ROUTE-02', '/conditionsform', '条件設定'],
  ['ROUTE-03', '/change_card', 'カードの変更'],
  ['ROUTE-07', '/age_confirmation', '年齢確認書類の提出'],
  ['ROUTE-08', '/user_confirmation', 'ユーザー認証'],
  ['ROUTE-09', '/after_sign_up', 'ユーザー認証'],
  ['ROUTE-12', '/home', 'マイページ'],
  ['ROUTE-13', '/form', 'プロフィール'],
  ['ROUTE-14', '/partialform', 'プロフィール'],
  ['ROUTE-15', '/femaleform', 'プロフィール'],
])('%s the title of %s is %s', (_, path, title) => {
  expect(pageTitles[path]).toBe(title)
})

test('ROUTE-18 ROUTE-19 ROUTE-28 ROUTE-29 reviews and boards have their titles', () => {
  expect(pageTitles).toMatchObject({
    '/myreviewindex': '自分の投稿した口コミ',
    '/review': 'みんなの口コミ',
    '/topics': '掲示板',
    '/topic': '掲示板',
  })
})

test('gives every page under /about a title and text, and lists the missing facts on the operator page', () => {
  const pages = Object.entries(aboutPages())
  expect(pages).toHaveLength(20)
  const isThin = ({ title, sections }: AboutPage) =>
    title === '' ||
    sections.length === 0 ||
    sections.some(({ heading, paragraphs }) => heading === '' || paragraphs.length === 0)
  expect(pages.filter(([, page]) => isThin(page)).map(([path]) => path)).toEqual([])
  expect(aboutPages()['/about/operator']?.note).toBe('本ページの事業者情報は公開時に記載します。')
})

test.each(['/about/terms', '/about/terms/male', '/about/terms/female'])(
  'CANCEL-38 article 10 of %s refuses refunds',
  (path) => {
    const article = aboutPages()[path]?.sections[9]
    expect(article?.heading).toBe('第10条（返金）')
    expect(article?.paragraphs[0]).toContain('返金されません')
  },
)

test('lists the seven partner pages in order (HOME ruling)', () => {
  expect(partnerPages.map(({ title }) => title)).toEqual([
    '提携ホテル',
    '提携サロン',
    '性の健康相談',
    '提携クリニック',
    'ランジェリーショップ',
    'フォトスタジオ',
    'デートスポット特集',
  ])
  expect(aboutPages()['/about/partners/3']?.title).toBe('性の健康相談')
})
