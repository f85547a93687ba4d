interface ProgressRingProps {
  /** 0 to 100. */
  value: number
  /** Spoken name, e.g. プロフィールの完成度. */
  label: string
  /** One arc per step, lit when true, instead of one arc for the value (HOME-26). */
  steps?: readonly boolean[] | undefined
  /** Diameter in px. */
  size?: number | undefined
  className?: string | undefined
}

const radius = 29
const length = 2 * Math.PI * radius
const gap = 9

/** A ring that fills, with the percentage in its middle. */
export function ProgressRing({ value, label, steps, size = 68, className = '' }: ProgressRingProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  const arc = steps === undefined ? 0 : length / steps.length
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be drawn as a ring
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${percent}%`}
      className={`inline-block shrink-0 ${className}`}
    >
      <svg width={size} height={size} viewBox="0 0 68 68" fill="none" strokeWidth="6" aria-hidden>
        <g transform="rotate(-90 34 34)" strokeLinecap="round">
          {steps === undefined ? (
            <>
              <circle cx="34" cy="34" r={radius} className="stroke-line" />
              {percent > 0 && (
                <circle
                  cx="34"
                  cy="34"
                  r={radius}
                  strokeDasharray={`${(length * percent) / 100} ${length}`}
                  className="stroke-lantern transition-[stroke-dasharray] duration-calm"
                />
              )}
            </>
          ) : (
            steps.map((lit, index) => (
              <circle
                key={index}
                cx="34"
                cy="34"
                r={radius}
                strokeDasharray={`${arc - gap} ${length}`}
                strokeDashoffset={-(arc * index + gap / 2)}
                className={`transition-[stroke] duration-calm ${lit ? 'stroke-lantern' : 'stroke-line'}`}
              />
            ))
          )}
        </g>
        <text x="34" y="39.5" textAnchor="middle" className="fill-ink font-semibold num" fontSize="16">
          {percent}%
        </text>
      </svg>
    </span>
  )
}
