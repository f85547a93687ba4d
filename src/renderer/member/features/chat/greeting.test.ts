import { expect, test } from 'vitest'
import { greetingTemplate } from './greeting.ts'

const full = {
  partnerName: 'はると',
  name: 'あかり',
  age: 28,
  areas: ['東京都', '神奈川県', '埼玉県'],
  freeTimes: ['平日の夜', '土日祝日の昼間'],
}

test('L-13 D-132 makes the greeting from her own profile, with places to meet and no residence', () => {
  expect(greetingTemplate(full)).toBe(
    'はるとさん、はじめまして。あかりと申します。28歳です。東京都や神奈川県でお会いしやすいです。お時間は、平日の夜・土日祝日の昼間が合わせやすいです。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
})

test('D-132 common places lead the greeting, whatever their order', () => {
  expect(greetingTemplate(full, ['千葉県', '埼玉県'])).toContain('埼玉県や東京都でお会いしやすいです。')
  expect(greetingTemplate(full, ['埼玉県', '神奈川県'])).toContain('神奈川県や埼玉県でお会いしやすいです。')
  expect(greetingTemplate({ ...full, areas: ['大阪府'] }, ['東京都'])).toContain('。大阪府でお会いしやすいです。')
})

test('L-13 leaves out a sentence without its value', () => {
  expect(greetingTemplate({ partnerName: '', name: '', age: null, areas: [], freeTimes: [] })).toBe(
    'はじめまして。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
  expect(greetingTemplate({ ...full, age: null, freeTimes: [] })).toContain('と申します。東京都や神奈川県で')
  expect(greetingTemplate({ ...full, areas: [] })).toContain('28歳です。お時間は')
})
