import { Icon } from '../../../ui/base/icon.tsx'

interface HeartButtonProps {
  liked: boolean
  count: number
  /** Action of the next press. */
  label: string
  /** Count in words, read after the label. */
  countLabel: string
  onClick: () => void
}

export function HeartButton({ liked, count, label, countLabel, onClick }: HeartButtonProps) {
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
