interface BadgeProps {
  /** Shown up to `max`; nothing is shown at 0. Without a count it is a dot. */
  count?: number | undefined
  max?: number | undefined
  /** Spoken text, e.g. 未読2件. */
  label: string
  className?: string | undefined
}

/** A count, or a dot without one, for what is unread. */
export function Badge({ count, max = 99, label, className = '' }: BadgeProps) {
  if (count !== undefined && count <= 0) return null
  return (
    <span
      className={`shrink-0 rounded-full bg-rose text-surface forced-colors:border forced-colors:bg-[Highlight] ${
        count === undefined
          ? 'block size-2'
          : 'inline-grid h-5 min-w-5 place-items-center px-1.5 text-xs/none font-semibold num'
      } ${className}`}
    >
      {count !== undefined && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <span className="sr-only">{label}</span>
    </span>
  )
}
