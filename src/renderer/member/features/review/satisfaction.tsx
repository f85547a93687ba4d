import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

/** `point` as a percentage (REVIEW-15). */
export function Satisfaction({ point }: { point: number }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-xs text-ink-3">{copy.satisfaction}</span>
      <span className="text-xl font-semibold text-plum num">{copy.percent(point)}</span>
    </p>
  )
}
