/** A row that can be pressed, in lists and menus. */
export const pressableRow =
  'w-full rounded-s px-2.5 py-2 text-start transition-colors hover:bg-wash aria-current:bg-plum-soft aria-selected:bg-plum-soft focus-visible:-outline-offset-2'

interface PickRowProps {
  /** Before the title, such as a face. */
  lead?: React.ReactNode
  title: React.ReactNode
  /** Second line. */
  text?: string | undefined
  /** At the end of the row. */
  aside: React.ReactNode
  current?: boolean
  hidden?: boolean
  disabled?: boolean
  onPick: () => void
}

/** A row of a list to pick from. */
export function PickRow({ lead, title, text, aside, current = false, hidden, disabled, onPick }: PickRowProps) {
  return (
    <li hidden={hidden}>
      <button
        type="button"
        aria-current={current || undefined}
        disabled={disabled}
        className={`${pressableRow} flex items-center gap-2.5 text-s`}
        onClick={onPick}
      >
        {lead}
        <span className="min-w-0 flex-1">
          <span className={text === undefined ? 'block truncate' : 'block font-medium'}>{title}</span>
          {text !== undefined && <span className="block truncate font-mono text-xs text-ink-3">{text}</span>}
        </span>
        <span className="text-xs text-ink-2 num">{aside}</span>
      </button>
    </li>
  )
}
