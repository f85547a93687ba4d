import { commonCopy } from '../../lib/copy/common.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { hideFlash, useFlashes } from '../api/flash.ts'

/** The one place where flashes show (C-11). It lies over the page, so nothing moves when one comes or goes. */
export function FlashOutlet() {
  const flashes = useFlashes()
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-40 mx-auto grid max-w-page gap-2 px-3 safe-top-3"
    >
      {flashes.map(({ id, text, tone }) => (
        <div
          key={id}
          className="pointer-events-auto flex animate-rise items-center gap-3 rounded-m bg-surface py-1.5 ps-4 pe-1 shadow-2 inset-ring inset-ring-line"
        >
          <Icon
            name={tone === 'error' ? 'warning' : 'check'}
            size={20}
            className={tone === 'error' ? 'text-alarm' : 'text-leaf'}
          />
          <p className="phrase min-w-0 flex-1 py-1.5 text-s">{text}</p>
          <IconButton icon="close" label={commonCopy.button.close} onClick={() => hideFlash(id)} />
        </div>
      ))}
    </output>
  )
}
