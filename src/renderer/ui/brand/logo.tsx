interface LogoProps {
  /** Edge in px. */
  size?: number | undefined
  className?: string | undefined
}

/** The mark: the lantern moon over the evening hill. Decoration; the name stands beside it. */
export function Logo({ size = 22, className = '' }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className={`shrink-0 ${className}`}>
      <circle cx="12" cy="11" r="7.2" className="fill-lantern" />
      <path d="M1 17.5q5.5-4 11 0t11 0V24H1Z" className="fill-hill" />
    </svg>
  )
}
