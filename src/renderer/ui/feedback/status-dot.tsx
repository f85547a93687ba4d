import type { Tone } from './tone-style.ts'

interface StatusDotProps {
  tone: Tone
  /** Spoken meaning; colour alone says nothing. */
  label: string
  className?: string | undefined
}

const fills: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  plum: 'bg-plum',
  amber: 'bg-lantern',
  rose: 'bg-rose',
  leaf: 'bg-leaf',
  alarm: 'bg-alarm',
}

/** A small dot with a meaning. */
export function StatusDot({ tone, label, className = '' }: StatusDotProps) {
  return (
    <span
      title={label}
      className={`block size-2 shrink-0 rounded-full forced-colors:bg-[Highlight] ${fills[tone]} ${className}`}
    >
      <span className="sr-only">{label}</span>
    </span>
  )
}
