import { reviewItems, type ReviewItemName } from '../../../../contract/enums/review.ts'
import { reviewCopy } from './copy.ts'

type Rated = Readonly<Record<ReviewItemName, { readonly score: number | null; readonly text: string }>>

/** The eleven items with their words, four dots each (L-3). */
export function RatedItems({ review }: { review: Rated }) {
  return (
    <dl
      aria-label={reviewCopy.public.items}
      className="grid gap-y-2 rounded-s bg-sunken px-3.5 py-3 text-s sm:grid-cols-2 sm:gap-x-6"
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
