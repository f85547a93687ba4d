import { expect, test } from 'vitest'
import { greetingTemplate } from './greeting.ts'
import { type Opener, openersFor, sentenceToAsk, withOpener } from './openers.ts'

const full = {
  partnerName: 'はると',
  name: 'あかり',
  age: 28,
  areas: ['東京都', '神奈川県', '埼玉県'],
  freeTimes: ['平日の夜', '土日祝日の昼間'],
}

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
  expect(openers[2]?.text).toContain('東京都なら、私もお会いしやすいです')
  // He ticked a wish and wrote nothing.
  expect(openers[3]?.text).toContain('通話をご希望とのこと')
  expect(openers.map(({ text, body }) => text === `${begin}${body}`)).toEqual([true, true, true, true])
})

test('D-132 every common place makes a common opener, also when it is not her first', () => {
  const none = { propensity: '', your_freetimes: [], your_pre_dm: '', your_pre_tel: '' }
  const [place] = openersFor(full, { ...none, area: ['千葉県', '埼玉県'] })
  expect([place?.label, place?.body.slice(0, 6)]).toEqual(['埼玉県のこと', '埼玉県なら、'])
})

test('D-132 an opener replaces an offered text only; own words stay before it', () => {
  const [first, second] = openersFor(full, answers) as [Opener, Opener]
  const offered = [greetingTemplate(full), first.text, second.text]
  for (const draft of ['', ' \n', ...offered]) expect(withOpener(draft, first, offered)).toBe(first.text)
  const own = 'こんばんは。お会いできてうれしいです。\n'
  const added = withOpener(own, first, offered)
  expect(added).toBe(`${own}${first.body}`)
  expect(withOpener(added, first, offered)).toBe(added)
  expect(withOpener(added, second, offered)).toBe(`${added}\n${second.body}`)
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
