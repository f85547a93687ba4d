import { type ReviewItemName, reviewItems } from '../../../../contract/enums/review.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

type Rated = Readonly<Record<ReviewItemName, { readonly score: number | null; readonly text: string }>>

/** The eleven items with their texts and four dots each (L-3). */
export function RatedItems({ review }: { review: Rated }) {
  return (
    <dl
      aria-label={reviewCopy.public.items}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-2.5 border-t border-line pt-3.5 text-s"
    >
      {reviewItems.map(({ name, question }) => {
        const { score, text } = review[name]
        return (
          <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
            <dt className="text-ink-2">{question}</dt>
            <dd className="col-span-2 row-start-2 font-medium">{text}</dd>
            <span aria-hidden className="flex gap-1">
              {[1, 2, 3, 4].map((step) => (
                <span
                  key={step}
                  className={`size-2 rounded-full ${step <= (score ?? 0) ? 'bg-lantern' : 'bg-line-strong'}`}
                />
              ))}
            </span>
          </div>
        )
      })}
    </dl>
  )
}

/** Items that speak of the person, in the order of their weight; the intimate ones stay behind 続きを読む. */
const praised: readonly ReviewItemName[] = [
  'form_atomosphere',
  'form_dm',
  'form_replay',
  'form_profile',
  'form_afterplay',
]

const mostPraise = 3

/** Returns up to three of the best ratings in words, best first; of an unpublished review none. */
export function praiseOf(review: Rated): readonly string[] {
  return praised
    .map((name) => ({ ...review[name], name }))
    .filter(({ score }) => score !== null && score > 2)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, mostPraise)
    .map(({ name, score, text }) => (name === 'form_profile' ? copy.asInProfile[score === 4 ? 4 : 3] : text))
}
