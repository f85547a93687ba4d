// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { collapsedText, dayText } from './review-texts.ts'

test('REVIEW-14 cuts a text after exactly 100 characters', () => {
  expect(collapsedText('あ'.repeat(100))).toBe('あ'.repeat(100))
  expect(collapsedText('あ'.repeat(101))).toBe(`${'あ'.repeat(100)}…`)
})

test('REVIEW-14 counts an emoji as one character and never splits it', () => {
  expect(collapsedText(`${'🌙'.repeat(100)}。`)).toBe(`${'🌙'.repeat(100)}…`)
})

test('a review shows its day and no hour', () => {
  const now = Date.parse('2026-11-20T20:00:00+09:00')
  const days = ['2026-11-20T00:05', '2026-11-19T23:59', '2026-11-14T09:00', '2025-12-31T09:00']
  expect(days.map((day) => dayText(`${day}:00.000+09:00`, now))).toEqual(['今日', '昨日', '11/14', '2025/12/31'])
})
