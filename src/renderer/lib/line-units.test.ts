import { expect, test } from 'vitest'
import { isKept, lineUnits } from './line-units.ts'

const texts = [
  'お会いできる日を、少しずつ相談できたらうれしいです。',
  'お仕事ですから、どうぞ気になさらないでください。',
  '了解です(^^)笑 駅のスタバで待ってます!\n\n28歳、https://example.com',
  '料金は10,000円、3:00から24時間です。',
  '',
]

test.each(texts)('the units of a text are the text: %j', (text) => {
  expect(lineUnits(text).flat().join('')).toBe(text)
})

test('the ending of a sentence stays with the word that it ends', () => {
  expect(lineUnits('うれしいです。').flat()).toEqual(['うれしいです。'])
  expect(lineUnits('今日いちばんの収穫です。').flat()).toContain('収穫です。')
})

test('a long phrase may be left behind a connecting ending and a particle', () => {
  const phrases = lineUnits('少しずつ相談できたらうれしいです。').map((units) => units.join(''))
  expect(phrases).toEqual(['少しずつ', '相談できたら', 'うれしいです。'])
  expect(lineUnits('小さなことでもかまいません')).toHaveLength(2)
  for (const whole of ['どうぞよろしく', 'うれしいのです', '忙しいながらも'])
    expect(lineUnits(whole)).toHaveLength(1)
})

test('a figure stays with what it counts', () => {
  const units = lineUnits('料金は10,000円、3:00から24時間です。').flat()
  expect(units).toEqual(['料金', 'は', '10,000円', '、', '3:00から', '24時間です。'])
})

test('a single character, a figure and a word longer than a line in large text are not kept together', () => {
  expect(isKept('今日')).toBe(true)
  expect(isKept('を')).toBe(false)
  expect(isKept('コミュニケーション')).toBe(true)
  expect(isKept('コミュニケーションズ')).toBe(false)
  expect(isKept('a b')).toBe(false)
  expect(isKept('3:00')).toBe(false)
})
