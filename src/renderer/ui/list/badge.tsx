interface BadgeProps {
  /** Shown up to `max`; hidden at 0. Without a count the badge is a dot. */
  count?: number | undefined
  max?: number | undefined
  /** Accessible text, e.g. 未読2件. */
  label: string
  className?: string | undefined
}

/** Unread count, or a dot without a count. */
export function Badge({ count, max = 99, label, className = '' }: BadgeProps) {
  if (count !== undefined && count <= 0) return null
  return (
    <span
      className={`shrink-0 rounded-full bg-rose text-surface forced-colors:border ${
        count === undefined
          ? 'block size-2 forced-colors:bg-[Highlight]'
          : 'inline-grid h-[min(1.25rem,28px)] min-w-[min(1.25rem,28px)] place-items-center px-1.5 text-[min(0.6875rem,16px)]/none font-semibold num forced-colors:bg-[Canvas]'
      } ${className}`}
    >
      {count !== undefined && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <span className="sr-only">{label}</span>
    </span>
  )
}
