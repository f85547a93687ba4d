import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

const radius = 28

const circumference = 2 * Math.PI * radius

/** `point` as a percentage in a ring (REVIEW-15); `row` is the small ring of a row, with the number beside it. */
export function Satisfaction({ point, row = false }: { point: number; row?: boolean }) {
  return (
    <p className={`flex shrink-0 items-center ${row ? 'gap-3' : 'relative size-15'}`}>
      <span className="sr-only">{copy.satisfaction}</span>
      <svg
        aria-hidden
        viewBox="0 0 64 64"
        fill="none"
        strokeWidth={row ? 7 : 4}
        className={`-rotate-90 ${row ? 'size-7.5' : 'size-15'}`}
      >
        <circle cx="32" cy="32" r={radius} className="stroke-line forced-colors:stroke-[GrayText]" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          strokeLinecap={point > 0 ? 'round' : undefined}
          strokeDasharray={`${(circumference * point) / 100} ${circumference}`}
          className="stroke-plum forced-colors:stroke-[Highlight]"
        />
      </svg>
      <span className={`font-semibold num ${row ? 'min-w-12' : 'absolute inset-0 grid place-items-center text-plum'}`}>
        <span>
          {point}
          <span className="text-xs">%</span>
        </span>
      </span>
    </p>
  )
}
