import { Icon, type IconName } from '../../ui/base/icon.tsx'

/** An item of the rail. Windows narrower than 1,280 px show only its icon. */
export const railItem = [
  'flex h-9 w-10 items-center justify-center gap-2.5 rounded-s text-s font-medium whitespace-nowrap text-ink-2 transition-colors',
  'hover:bg-wash hover:text-ink aria-[current=page]:bg-plum-soft aria-[current=page]:text-plum',
  'xl:w-full xl:justify-start xl:px-2 [@media(42rem<=height<50rem)]:h-8 [@media(height<42rem)]:h-7',
].join(' ')
/** The word of an item. */
export const railWord = 'truncate max-xl:hidden'

interface RailButtonProps {
  icon: IconName
  word: string
  /** Full name, when the label is shortened. */
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
      <Icon name={icon} size={18} className="shrink-0" />
      <span className={railWord}>{word}</span>
    </button>
  )
}
