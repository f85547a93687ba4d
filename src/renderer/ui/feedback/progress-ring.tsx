import { percentOf } from './percent-of.ts'

interface ProgressRingProps {
  /** The part that is done, 0 to 1. */
  value: number
  /** Accessible name, e.g. プロフィールの完成度. */
  label: string
  /** One arc per step, lit when true (HOME-26). */
  steps: readonly boolean[]
}

/** Edge of the drawing, in its own units. */
const edge = 68
const middle = edge / 2
const radius = 29
const circumference = 2 * Math.PI * radius
/** Between two arcs. */
const gap = 9

/** A progress ring with the percentage in its centre. */
export function ProgressRing({ value, label, steps }: ProgressRingProps) {
  const percent = percentOf(value)
  const arc = circumference / steps.length
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be drawn as a ring
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${percent}%`}
      className="inline-block shrink-0"
    >
      <svg width="76" height="76" viewBox={`0 0 ${edge} ${edge}`} fill="none" strokeWidth="6" aria-hidden>
        {/* The first arc begins at the top. */}
        <g transform={`rotate(-90 ${middle} ${middle})`} strokeLinecap="round">
          {steps.map((lit, index) => (
            <circle
              key={index}
              cx={middle}
              cy={middle}
              r={radius}
              strokeDasharray={`${arc - gap} ${circumference}`}
              strokeDashoffset={-(arc * index + gap / 2)}
              className={`transition-[stroke] duration-calm ${lit ? 'stroke-lantern' : 'stroke-line'}`}
            />
          ))}
        </g>
        <text x={middle} y="39.5" textAnchor="middle" className="fill-ink font-semibold num" fontSize="16">
          {percent}%
        </text>
      </svg>
    </span>
  )
}
