import { commonCopy } from '../../../lib/copy/common.ts'
import { Icon } from '../../../ui/base/icon.tsx'

/** Shown while offline before anything is loaded; the page appears after reconnecting. */
export function OfflinePage() {
  return (
    <output className="grid justify-items-center gap-4 px-5 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
        <Icon name="wifi-off" size={28} />
      </span>
      <p>{commonCopy.state.offline}</p>
      <p className="text-s phrase text-ink-2">{commonCopy.state.loadFailedHint}</p>
    </output>
  )
}
