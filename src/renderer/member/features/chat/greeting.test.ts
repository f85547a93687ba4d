import { expect, test } from 'vitest'
import { greetingTemplate } from './greeting.ts'

const full = {
  partnerName: 'はると',
  name: 'あかり',
  age: 28,
  area: '東京都',
  freeTimes: ['平日の夜', '土日祝日の昼間'],
}

test('the greeting is made from her own profile (L-13)', () => {
  expect(greetingTemplate(full)).toBe(
    'はるとさん、はじめまして。あかりと申します。28歳、東京都在住です。平日の夜・土日祝日の昼間にお会いしやすいです。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
})

test('a sentence without its value is left out (L-13)', () => {
  expect(greetingTemplate({ partnerName: '', name: '', age: null, area: '', freeTimes: [] })).toBe(
    'はじめまして。プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  )
  expect(greetingTemplate({ ...full, age: null, freeTimes: [] })).toContain('と申します。東京都在住です。プロ')
  expect(greetingTemplate({ ...full, area: '' })).toContain('28歳です。平日')
})
