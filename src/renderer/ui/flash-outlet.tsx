import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface FlashItem {
  id: string
  text: string
  tone?: 'good' | 'alarm' | undefined
}

interface FlashOutletProps {
  /** What is to be seen now; when it comes and goes is up to the caller (D-63). */
  items: readonly FlashItem[]
  onClose?: ((id: string) => void) | undefined
}

/**
 * The one place for short messages, above everything, at the top of the screen. The region is always in the page, so
 * that each text is announced when it comes.
 */
export function FlashOutlet({ items, onClose }: FlashOutletProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className="safe-top-3 pointer-events-none fixed inset-x-0 top-0 z-60 grid justify-items-center gap-2 px-4"
    >
      {items.map(({ id, text, tone = 'good' }) => (
        <div
          key={id}
          className="pointer-events-auto flex w-full max-w-dialog animate-rise items-start gap-2.5 rounded-m bg-ink py-3 ps-4 pe-2 text-paper shadow-2"
        >
          <Icon name={tone === 'good' ? 'check' : 'warning'} size={20} className="mt-0.5" />
          <p className="min-w-0 flex-1 pe-2 text-s">{text}</p>
          {onClose !== undefined && (
            <IconButton
              icon="close"
              label="閉じる"
              iconSize={18}
              className="-my-2.75 text-paper/80 hover:text-paper"
              onClick={() => onClose(id)}
            />
          )}
        </div>
      ))}
    </div>
  )
}
