interface BadgeProps {
  /** Shown up to 99; hidden at 0 and when unknown. */
  count: number
  /** Accessible text, e.g. 未読2件. */
  label: string
  className?: string | undefined
}

/** A count on a red ground. Grows with larger text up to a limit, so that it never covers the icon that it marks. */
export function Badge({ count, label, className = '' }: BadgeProps) {
  // A real API may leave the count out.
  if (!(count > 0)) return null
  return (
    <span
      className={[
        'inline-grid h-[min(1.25rem,28px)] min-w-[min(1.25rem,28px)] shrink-0 place-items-center rounded-full bg-rose',
        'px-1.5 text-[min(0.6875rem,16px)]/none font-semibold text-surface num',
        'forced-colors:border forced-colors:bg-[Canvas]',
        className,
      ].join(' ')}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
