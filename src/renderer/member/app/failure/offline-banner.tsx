import { commonCopy } from '../../../lib/copy/common.ts'
import { useOnline } from '../../../lib/use-browser-state.ts'
import { Icon } from '../../../ui/base/icon.tsx'

/** Shown while offline. The page below stays usable with the loaded data. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <output className="block">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 safe-top-1 pb-1 text-s text-paper">
          <Icon name="wifi-off" size={18} />
          {commonCopy.state.offline}
        </p>
      )}
    </output>
  )
}
