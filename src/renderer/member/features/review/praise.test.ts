import { expect, test } from 'vitest'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { praiseOf, type Rated } from './praise.ts'

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
