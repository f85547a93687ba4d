import { Icon, type IconName } from '../../ui/base/icon.tsx'

/** Look of a link or button of the rail. Low windows have lower items, so that all are seen. */
export const railItem = [
  'flex h-9 w-10 items-center justify-center gap-2.5 rounded-s text-s font-medium whitespace-nowrap text-ink-2 transition-colors',
  'hover:bg-wash hover:text-ink aria-[current=page]:bg-plum-soft aria-[current=page]:text-plum',
  'xl:w-full xl:justify-start xl:px-2 [@media(42rem<=height<50rem)]:h-8 [@media(height<42rem)]:h-7',
].join(' ')

/** Icon and word of an item. Windows narrower than 1,280 px show only the icon. */
export function RailFace({ icon, word }: { icon: IconName; word: string }) {
  return (
    <>
      <Icon name={icon} size={18} className="shrink-0" />
      <span className="truncate max-xl:hidden">{word}</span>
    </>
  )
}

interface RailButtonProps {
  icon: IconName
  word: string
  /** Full name; `word` may be shortened. */
  label: string
  run: () => unknown
  disabled?: boolean
}

/** A button at the foot of the rail. */
export function RailButton({ icon, word, label, run, disabled }: RailButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={() => void run()}
      className={`${railItem} disabled:opacity-40`}
    >
      <RailFace icon={icon} word={word} />
    </button>
  )
}
