import type { ReviewItemName } from '../../../../contract/enums/review.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

/** Scores of 1 to 4 with their texts; null in an unpublished review. */
export type Rated = Readonly<Record<ReviewItemName, { readonly score: number | null; readonly text: string }>>

/** Items that speak of the person, in the order of their weight; the intimate ones stay behind 続きを読む. */
const praised: readonly ReviewItemName[] = [
  'form_atomosphere',
  'form_dm',
  'form_replay',
  'form_profile',
  'form_afterplay',
]

const mostPraise = 3

/** Lowest score that is praise. */
const goodScore = 3

/** Returns up to three of the best ratings in words, best first; of an unpublished review none. */
export function praiseOf(review: Rated): readonly string[] {
  return praised
    .map((name) => ({ name, text: review[name].text, score: review[name].score ?? 0 }))
    .filter(({ score }) => score >= goodScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPraise)
    .map(({ name, score, text }) => (name === 'form_profile' ? copy.asInProfile[score === 4 ? 4 : 3] : text))
}
