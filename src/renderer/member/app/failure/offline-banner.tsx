import { useOnline } from '../../../lib/browser.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Icon } from '../../../ui/base/icon.tsx'

interface OfflineBannerProps {
  /** Title of the page that opens when the connection returns; empty if none waits. */
  awaited: string
}

/** Shown while offline. The page below stays usable with the loaded data. */
export function OfflineBanner({ awaited }: OfflineBannerProps) {
  const online = useOnline()
  return (
    <output className="block">
      {!online && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-ink px-4 safe-top-1 pb-1 text-s text-paper">
          <Icon name="wifi-off" size={18} />
          <span>{commonCopy.state.offline}</span>
          {awaited !== '' && <span>{commonCopy.state.offlineWaiting(awaited)}</span>}
        </p>
      )}
    </output>
  )
}
