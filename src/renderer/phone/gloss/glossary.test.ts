import { expect, test } from 'vitest'
import { readCodeTexts } from '../../../../tests/support/ledger/product-texts.ts'
import { englishTexts } from '../../member/texts.en.ts'
import { choiceTexts } from './choices.ts'
import { entriesOf, entriesOfTemplates } from './entries.ts'
import { glossaryOf } from './glossary.ts'
import { builtTexts, countedTexts, serverTexts } from './templates.ts'

const entries = [
  ...entriesOf([...englishTexts, ...choiceTexts]),
  ...entriesOfTemplates([...builtTexts, ...countedTexts, ...serverTexts]),
]
const { whole, pieces } = glossaryOf(entries)

test.each<[japanese: string, english: string]>([
  ['連絡を取る', 'Get in touch'],
  ['保留 あと3日4時間', 'On hold, 3 days 4 hours left'],
  ['あかりさんのプロフィールを見る', 'See あかり’s profile'],
  ['Mary Annさんのプロフィールを見る', 'See Mary Ann’s profile'],
  ['いいね残り7（無料3・購入4）', '7 likes left (3 free, 4 purchased)'],
  ['投稿 1件', '1 post'],
  ['1,234円', '1,234 yen'],
  ['34歳・東京都', '34 · Tokyo'],
  ['「エリア」ほか2件が未入力です', '“Area” and 2 other fields are empty'],
  ['「エリア」が未入力です', '“Area” is empty'],
  ['すべての項目を満たす必要があります。', 'All items must be met.'],
  ['5項目のうち4項目以上を満たす必要があります。', 'At least 4 of 5 items must be met.'],
  [
    '2回目のお支払いは初回の31日後、以降は30日ごとです。',
    'The second payment follows 31 days after the first, later ones every 30 days.',
  ],
  ['目安：11月30日18時ごろまで', 'Expected by 30 Nov 18:00'],
  ['目安：11月30日18時30分ごろまで', 'Expected by 30 Nov 18:30'],
  ['平日の夜・土日祝日の夜に会いやすい', 'Easy to meet on weekday evenings · weekend and holiday evenings'],
  [
    '11/20の更新（3,850円）がカード会社で承認されませんでした。',
    'The card company declined the renewal of 11/20 (3,850 yen).',
  ],
  ['11月20日（金）', 'Fri 20 Nov'],
  ['はるとさん', 'はると'],
])('%s', (japanese, english) => {
  expect(pieces(japanese)).toBe(english)
})

test('explains two sentences that stand in one paragraph, and not each as an entry', () => {
  const two = '通信できませんでした。通信状況をご確認のうえ、もう一度お試しください。保留しました。'
  expect([whole(two), pieces(two)]).toEqual([
    undefined,
    'Could not connect. Check your connection and try again. Put on hold.',
  ])
})

test('ignores line breaks and marks for them', () => {
  expect(whole('書類の\n提出が\u200B必要です')).toBe('A document is needed')
})

test('has no English for what people write', () => {
  const texts = [
    'はじめまして。週末は山に登っています。よろしければ、お話ししませんか。',
    'あかり',
    '大切な人',
    '映画の話を3時間',
  ]
  expect(texts.map(pieces)).toEqual([undefined, undefined, undefined, undefined])
})

const entry = (japanese: string, english: string) => entriesOfTemplates([[japanese, english]])

test('shows both lines of a text with two meanings, and one line of two equal ones', () => {
  const own = glossaryOf([...entry('登録', 'Sign up'), ...entry('登録', 'sign up'), ...entry('登録', 'Register')])
  expect(own.whole('登録')).toBe('sign up / Register')
})

test('prefers a fixed text to a template, and the template with more words', () => {
  const own = glossaryOf([
    ...entry('{0}のプロフィール', 'Profile of {0}'),
    ...entry('{0}さんのプロフィール', 'Profile of Ms or Mr {0}'),
    ...entry('自分のプロフィール', 'Your profile'),
  ])
  const texts = ['自分のプロフィール', 'あかりさんのプロフィール', 'あかりのプロフィール']
  expect(texts.map(own.whole)).toEqual(['Your profile', 'Profile of Ms or Mr あかり', 'Profile of あかり'])
})

test('needs the same value where a template repeats one', () => {
  const own = glossaryOf(entry('{0}日目と{0}日目', 'twice day {0}'))
  expect([own.whole('3日目と3日目'), own.whole('3日目と4日目')]).toEqual(['twice day 3', undefined])
})

test('takes no longer than its length allows', () => {
  const texts = ['あと', '保留 あと', 'さん、', '。', '・', '1日'].map((part) => part.repeat(600))
  const short = texts.map((text) => text.slice(0, 600))
  const before = performance.now()
  expect([...texts, ...short].map(pieces).filter((line) => line !== undefined)).toEqual([])
  expect(performance.now() - before).toBeLessThan(1000)
})

test('the texts of the server are the words of the server', () => {
  const words = readCodeTexts(['mock-api', 'src/contract'])
  const known = new Set([...words].map((text) => text.replaceAll('{}', '{0}')))
  expect(serverTexts.map(([japanese]) => japanese).filter((japanese) => !known.has(japanese))).toEqual([])
})

test('gives each choice of the contract an English line', () => {
  expect(
    ['脳イキ', 'できればしたい', '口での愛撫（する）', 'むっちり', '沖縄県', '気遣いがなかった', '12ヶ月プラン'].map(
      whole,
    ),
  ).toEqual([
    'Orgasm of the mind',
    'Would like to / If possible',
    'Oral caresses (giving)',
    'Full-figured',
    'Okinawa',
    'No care',
    '12-month plan',
  ])
})
