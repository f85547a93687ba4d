import { expect, test } from 'vitest'
import { isUnbreakable, lineUnits } from './line-units.ts'

const texts = [
  'お会いできる日を、少しずつ相談できたらうれしいです。',
  'お仕事ですから、どうぞ気になさらないでください。',
  '了解です(^^)笑 駅のスタバで待ってます!\n\n28歳、https://example.com',
  '料金は10,000円、3:00から24時間です。',
  '',
]

test.each(texts)('joins the units to the same text: %j', (text) => {
  expect(lineUnits(text).flat().join('')).toBe(text)
})

test('keeps the ending of a sentence with its word', () => {
  expect(lineUnits('うれしいです。').flat()).toEqual(['うれしいです。'])
  expect(lineUnits('今日いちばんの収穫です。').flat()).toContain('収穫です。')
})

test('a unit with its ending or its counter is no longer than nine characters', () => {
  const unitsOf = (text: string) => lineUnits(text).flat()
  expect(unitsOf('プロフィールです。')).toEqual(['プロフィールです。'])
  expect(unitsOf('マスコミュニケーションです。').at(-1)).toBe('です。')
  expect([unitsOf('12,345,6円'), unitsOf('12,345,67円')]).toEqual([['12,345,6円'], ['12,345,67', '円']])
  // An ending after a mark or at the beginning stands alone, and so does a mark after a number.
  expect([unitsOf('（猫）です。').at(-1), unitsOf('です。'), unitsOf('3（仮）')]).toEqual([
    'です。',
    ['です。'],
    ['3', '（', '仮', '）'],
  ])
})

test('allows a break in a long phrase after a connecting ending or a particle', () => {
  const phrases = lineUnits('少しずつ相談できたらうれしいです。').map((units) => units.join(''))
  expect(phrases).toEqual(['少しずつ', '相談できたら', 'うれしいです。'])
  expect(lineUnits('小さなことでもかまいません')).toHaveLength(2)
  for (const whole of ['どうぞよろしく', 'うれしいのです', '忙しいながらも']) expect(lineUnits(whole)).toHaveLength(1)
})

test('keeps a number with its unit', () => {
  const units = lineUnits('料金は10,000円、3:00から24時間です。').flat()
  expect(units).toEqual(['料金', 'は', '10,000円', '、', '3:00から', '24時間です。'])
})

test('does not hold a single character, a number or a word longer than a line in large text', () => {
  expect(isUnbreakable('今日')).toBe(true)
  expect(isUnbreakable('を')).toBe(false)
  expect(isUnbreakable('コミュニケーション')).toBe(true)
  expect(isUnbreakable('コミュニケーションズ')).toBe(false)
  expect(isUnbreakable('a b')).toBe(false)
  expect(['3:00', '10,000', 'a\n'].map(isUnbreakable)).toEqual([false, false, false])
  expect(['3:00から', '第3'].map(isUnbreakable)).toEqual([true, true])
})
