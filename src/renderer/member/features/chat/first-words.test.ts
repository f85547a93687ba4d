import { expect, test } from 'vitest'
import { greetingTemplate, openersFor, sentenceToAsk } from './first-words.ts'

const full = {
  partnerName: 'はると',
  name: 'あかり',
  age: 28,
  area: '東京都',
  freeTimes: ['平日の夜', '土日祝日の昼間'],
}

test('L-13 makes the greeting from her own profile', () => {
  expect(greetingTemplate(full)).toBe(
    'はるとさん、はじめまして。あかりと申します。28歳、東京都在住です。平日の夜・土日祝日の昼間にお会いしやすいです。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
})

test('L-13 leaves out a sentence without its value', () => {
  expect(greetingTemplate({ partnerName: '', name: '', age: null, area: '', freeTimes: [] })).toBe(
    'はじめまして。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
  expect(greetingTemplate({ ...full, age: null, freeTimes: [] })).toContain('と申します。東京都在住です。プロ')
  expect(greetingTemplate({ ...full, area: '' })).toContain('28歳です。平日')
})

const answers = {
  propensity: '会社員です。レコードを集めて十年になります。よろしくお願いします。',
  area: ['神奈川県', '東京都'],
  your_freetimes: ['平日の夜', '平日の昼間'],
  your_pre_dm: '相手に合わせる',
  your_pre_tel: 'できればしたい',
}
const begin = 'はるとさん、はじめまして。あかりと申します。'

test('D-105 openers quote his words, shared times, the shared area and his wish to talk first', () => {
  const openers = openersFor(full, answers)
  expect(openers.map(({ label }) => label)).toEqual([
    '自己紹介のこと',
    '会いやすい時間のこと',
    '東京都のこと',
    'お電話のこと',
  ])
  expect(openers.every(({ text }) => text.startsWith(begin))).toBe(true)
  expect(openers[0]?.text).toContain('「レコードを集めて十年になります」')
  expect(openers[1]?.text).toContain('平日の夜に')
  expect(openers[2]?.text).toContain('私も東京都です')
})

test('D-105 makes no opener from a missing answer', () => {
  const none = { propensity: '', area: [], your_freetimes: [], your_pre_dm: '', your_pre_tel: '' }
  expect(openersFor(full, none)).toEqual([])
  const elsewhere = openersFor(full, { ...none, area: ['大阪府'], your_pre_dm: 'あまり返せない' })
  expect(elsewhere.map(({ label }) => label)).toEqual(['大阪府のこと', 'やりとりの間隔のこと'])
  expect(elsewhere[0]?.text).not.toContain('私も')
})

test.each([
  ['会社で働いています。散歩が好きです。', '散歩が好きです'],
  ['はい。\nコーヒーを淹れる時間が好きです！', 'コーヒーを淹れる時間が好きです'],
  [`${'長'.repeat(33)}。`, null],
  ['', null],
])('D-105 finds the quotable sentence in %j', (introduction, sentence) => {
  expect(sentenceToAsk(introduction)).toBe(sentence)
})
