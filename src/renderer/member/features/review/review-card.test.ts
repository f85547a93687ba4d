// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { praiseOf } from './rated-items.tsx'
import { collapsedText, dayText } from './review-card.tsx'

test('REVIEW-14 cuts a text after exactly 100 characters', () => {
  expect(collapsedText('あ'.repeat(100))).toBe('あ'.repeat(100))
  expect(collapsedText('あ'.repeat(101))).toBe(`${'あ'.repeat(100)}…`)
})

test('REVIEW-14 counts an emoji as one character and never splits it', () => {
  expect(collapsedText(`${'🌙'.repeat(100)}。`)).toBe(`${'🌙'.repeat(100)}…`)
})

type Rated = Parameters<typeof praiseOf>[0]

function rated(scores: Partial<Record<keyof Rated, number>>, others: number | null): Rated {
  const items = reviewItems.map(({ name, texts }) => {
    const score = scores[name] ?? others
    return [name, { score, text: score === null ? '' : texts[score - 1] }]
  })
  return Object.fromEntries(items)
}

test('REVIEW-15 up to three of the best ratings stand on a card, best first, and no intimate ones', () => {
  expect(praiseOf(rated({}, 4))).toEqual(['とても安心できた', 'とても丁寧だった', 'ぜひまた会いたい'])
  const mixed = rated({ form_dm: 3, form_profile: 4, form_afterplay: 3, form_replay: 2 }, 1)
  expect(praiseOf(mixed)).toEqual(['プロフィールどおり', '丁寧だった', '優しかった'])
  expect(praiseOf(rated({ form_waist: 4, form_tongue: 4 }, 2))).toEqual([])
  expect(praiseOf(rated({}, null))).toEqual([])
})

test('a review shows its day and no hour', () => {
  const now = Date.parse('2026-11-20T20:00:00+09:00')
  const days = ['2026-11-20T00:05', '2026-11-19T23:59', '2026-11-14T09:00', '2025-12-31T09:00']
  expect(days.map((day) => dayText(`${day}:00.000+09:00`, now))).toEqual(['今日', '昨日', '11/14', '2025/12/31'])
})
