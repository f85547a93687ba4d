import { ratings, reviewItems } from '../../../../contract/enums/review.ts'
import { reviewCopy } from './copy.ts'
import type { Rated } from './praise.ts'

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
              {ratings.map((step) => (
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
