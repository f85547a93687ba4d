import { dotFill, type Tone } from './tone.ts'

interface StatusDotProps {
  tone: Tone
  /** Accessible meaning of the colour. */
  label: string
}

export function StatusDot({ tone, label }: StatusDotProps) {
  return (
    <span title={label} className={`block size-2 shrink-0 rounded-full forced-colors:bg-[Highlight] ${dotFill[tone]}`}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
