import type { ReactNode } from 'react'
import { Icon, type IconName } from '../base/icon.tsx'
import { softTone, type Tone } from '../feedback/notice.tsx'

interface ChipProps {
  children: ReactNode
  tone?: Tone | undefined
  icon?: IconName | undefined
  className?: string | undefined
}

/** A small label: a trait, a state, a count. Not pressable; choices use the `chips` layout of the groups. */
export function Chip({ children, tone = 'neutral', icon, className = '' }: ChipProps) {
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-[0.75rem]/[1.3] font-medium ${softTone[tone]} ${className}`}
    >
      {icon !== undefined && <Icon name={icon} size={15} />}
      <span className="min-w-0">{children}</span>
    </span>
  )
}

interface KbdProps {
  children: string
}

/** A key or key combination, e.g. ⌘K. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="rounded-[5px] px-1.5 py-1 font-sans text-xs/none font-medium text-ink-3 inset-ring inset-ring-line-strong">
      {children}
    </kbd>
  )
}

interface LikeButtonProps {
  liked: boolean
  count: number
  /** Action of the next press. */
  label: string
  /** Count in words, read after the label. */
  countLabel: string
  onClick: () => void
}

/** A heart button with its count, on or off. */
export function LikeButton({ liked, count, label, countLabel, onClick }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`${label}（${countLabel}）`}
      title={label}
      onClick={onClick}
      className="-me-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-s text-ink-2 num transition-[background-color,scale] hover:bg-wash active:scale-95 aria-pressed:text-rose"
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={20} />
      {count}
    </button>
  )
}
