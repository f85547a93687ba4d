import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Icon } from '../base/icon.tsx'

interface FlashItem {
  id: string
  text: React.ReactNode
  tone?: 'good' | 'alarm' | undefined
  /** Buttons below the text, e.g. to open a page. */
  actions?: readonly { label: string; onPress: () => void }[] | undefined
}

interface FlashOutletProps {
  /** Messages shown now; the caller adds and removes them (D-63). */
  items: readonly FlashItem[]
  onClose: (id: string) => void
  /**
   * `phone`: above the tab bar, or below the header. `stage`: in the 40 px above the phones of the stage. `above-foot`:
   * the lower corner of a wide window, above a bar at its foot.
   */
  place: keyof typeof places
}

const places = {
  phone: 'fixed flash-phone inset-x-0 justify-items-center px-4',
  stage: 'absolute inset-x-0 top-0.5 justify-items-center px-4',
  'above-foot': 'fixed right-6 bottom-24 w-full max-w-dialog',
}

/** Classes of a message by its parts. */
interface FlashLook {
  readonly box: string
  readonly icon: string
  readonly body: string
  readonly text: string
  readonly actions: string
  readonly close: string
}

/** Buttons below the text. */
const stacked: FlashLook = {
  box: 'max-w-dialog py-3',
  icon: 'mt-0.5',
  body: 'text-s',
  text: '',
  actions: 'mt-1',
  close: '-my-2.75',
}

/** Buttons beside the text in small type, so that the message covers no tool of the stage. */
const inOneLine: FlashLook = {
  box: 'max-w-200',
  icon: 'mt-2',
  body: 'flex min-h-9 items-center gap-x-4 text-xs/tight max-lg:flex-wrap max-lg:py-1.5',
  text: 'line-clamp-2 min-w-0 flex-1 max-lg:basis-full',
  actions: 'max-w-2/5 max-lg:max-w-full',
  close: '-my-1',
}

/** Outlet of all flash messages. Always mounted, so that assistive technology announces each message. */
export function FlashOutlet({ items, onClose, place }: FlashOutletProps) {
  const look = place === 'stage' ? inOneLine : stacked
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={`pointer-events-none z-60 grid gap-2 ${places[place]}`}
    >
      {items.map(({ id, text, tone = 'good', actions = [] }) => (
        <div
          key={id}
          className={[
            'pointer-events-auto flex w-full animate-rise items-start gap-2.5',
            'rounded-m bg-ink ps-4 pe-2 text-paper shadow-2',
            look.box,
          ].join(' ')}
        >
          <Icon name={tone === 'good' ? 'check' : 'warning'} size={20} className={look.icon} />
          <div className={`min-w-0 flex-1 pe-2 ${look.body}`}>
            <p className={look.text}>{text}</p>
            {actions.length > 0 && (
              <p className={`flex flex-wrap gap-x-4 gap-y-1 ${look.actions}`}>
                {actions.map(({ label, onPress }) => (
                  <button
                    key={label}
                    type="button"
                    onClick={onPress}
                    className="font-medium underline underline-offset-2 outline-paper"
                  >
                    {label}
                  </button>
                ))}
              </p>
            )}
          </div>
          <IconButton
            icon="close"
            label={controlCopy.close}
            iconSize={18}
            className={`text-paper/80 hover:text-paper ${look.close}`}
            onClick={() => onClose(id)}
          />
        </div>
      ))}
    </div>
  )
}
