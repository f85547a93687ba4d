interface RailBadgeProps {
  id: string
  count: number
  /** Text after the number, for screen readers. */
  label: string
}

/** A number in the link to a panel. */
export function RailBadge({ id, count, label }: RailBadgeProps) {
  return (
    <span
      id={id}
      className="absolute end-1 rounded-full bg-lantern-soft px-1.5 text-xs font-semibold text-lantern-ink num max-xl:top-0 max-xl:px-1"
    >
      {count}
      <span className="sr-only">{label}</span>
    </span>
  )
}
