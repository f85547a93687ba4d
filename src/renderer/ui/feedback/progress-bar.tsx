interface ProgressBarProps {
  /** 0 to 1. */
  value: number
  /** Spoken name. */
  label: string
  className?: string | undefined
}

/** How far work with a known end has come. */
export function ProgressBar({ value, label, className = '' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn alike in all browsers
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`block h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border ${className}`}
    >
      <span
        className="block h-full rounded-full bg-lantern transition-[width] duration-calm forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
