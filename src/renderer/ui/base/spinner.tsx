interface SpinnerProps {
  /** Edge in px. */
  size?: number | undefined
  /** Accessible name. Without it the spinner is decoration, because other text announces the loading state. */
  label?: string | undefined
  /** Shows the spinner at once instead of after 150 ms. */
  immediate?: boolean | undefined
  className?: string | undefined
}

/** A turning arc. Appears after 150 ms, so that fast responses cause no flicker. */
export function Spinner({ size = 22, label, immediate = false, className = '' }: SpinnerProps) {
  return (
    <span
      className={`inline-grid place-items-center ${immediate ? '' : 'animate-late'} ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
    >
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" className="animate-turn" aria-hidden>
        <circle cx="12" cy="12" r="8.5" stroke="currentColor" strokeWidth="2.4" opacity=".22" />
        <path d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
