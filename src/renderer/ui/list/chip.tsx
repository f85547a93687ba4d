import { Icon, type IconName } from '../base/icon.tsx'
import { softTone, type Tone } from '../feedback/tone.ts'

interface ChipProps {
  children: React.ReactNode
  tone?: Tone | undefined
  icon?: IconName | undefined
  className?: string | undefined
}

const chip =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-[0.75rem]/[1.3] font-medium'

/** A small label: a trait, a state, a count. Not pressable; choices use the `chips` layout of the groups. */
export function Chip({ children, tone = 'neutral', icon, className = '' }: ChipProps) {
  return (
    <span className={`${chip} ${softTone[tone]} ${className}`}>
      {icon !== undefined && <Icon name={icon} size={15} />}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
