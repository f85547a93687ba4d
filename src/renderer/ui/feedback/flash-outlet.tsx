import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'

interface FlashItem {
  id: string
  text: string
  tone?: 'good' | 'alarm' | undefined
  /** Buttons below the text, e.g. to open a page. */
  actions?: readonly { label: string; onPress: () => void }[] | undefined
}

interface FlashOutletProps {
  /** Messages shown now; the caller adds and removes them (D-63). */
  items: readonly FlashItem[]
  onClose?: ((id: string) => void) | undefined
  /**
   * `top`: below the header of a phone. `stage-foot`: at the foot of the element around it. `above-foot`: the lower corner of
   * a wide window, above a bar at its foot.
   */
  place?: 'top' | 'stage-foot' | 'above-foot' | undefined
}

const places = {
  // Leaves title, back button and menu free: 56 px of the header and the usual gap.
  top: 'fixed safe-top-16 inset-x-0 top-(--top-bars,0px) justify-items-center px-4',
  'stage-foot': 'absolute inset-x-0 bottom-2 justify-items-center px-4',
  'above-foot': 'fixed right-6 bottom-24 w-full max-w-dialog',
}

/** Outlet of all flash messages. Always mounted, so that assistive technology announces each message. */
export function FlashOutlet({ items, onClose, place = 'top' }: FlashOutletProps) {
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
          className={`pointer-events-auto flex w-full animate-rise items-start gap-2.5 rounded-m bg-ink py-3 ps-4 pe-2 text-paper shadow-2 ${place === 'stage-foot' ? 'max-w-150' : 'max-w-dialog'}`}
        >
          <Icon name={tone === 'good' ? 'check' : 'warning'} size={20} className="mt-0.5" />
          <div className="min-w-0 flex-1 pe-2 text-s">
            <p className={place === 'stage-foot' ? 'line-clamp-2' : ''}>{text}</p>
            {actions.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
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
          {onClose !== undefined && (
            <IconButton
              icon="close"
              label={controlCopy.close}
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
