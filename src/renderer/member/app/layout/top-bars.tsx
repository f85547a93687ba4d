import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { commonCopy } from '../../../lib/copy/common.ts'
import { useStorageTrouble } from '../../../lib/storage.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { accountQuery } from '../../api/account.ts'
import { lazyWithFallback, useChunkLoadFailed } from '../../shared/loading/loading.ts'

// Loaded lazily, because nearly every browser stores values.
const StorageBanner = lazyWithFallback(async () => (await import('../failure/storage-banner.tsx')).StorageBanner)

/** Banners above the app. Publishes their height for sticky headers and full-height screens (`h-visible`). */
export function TopBars({ awaited }: { awaited: string }) {
  const bars = useRef<HTMLDivElement>(null)
  const trouble = useStorageTrouble()
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      document.documentElement.style.setProperty('--top-bars', `${height}px`)
    })
    if (bars.current) watcher.observe(bars.current)
    return () => {
      watcher.disconnect()
      document.documentElement.style.removeProperty('--top-bars')
    }
  }, [])
  return (
    <div ref={bars} className="sticky top-0 z-30">
      <OfflineBanner awaited={awaited} />
      <ChunkLoadFailureBanner />
      {trouble !== null && (
        <Suspense>
          <StorageBanner key={trouble} trouble={trouble} />
        </Suspense>
      )}
    </div>
  )
}

interface OfflineBannerProps {
  /** Title of the page that opens when the connection returns; empty if none waits. */
  awaited: string
}

/** Shown while offline, or while the server gives no account any more. The page below stays usable with the loaded data. */
function OfflineBanner({ awaited }: OfflineBannerProps) {
  const online = useOnline()
  const { data: account, error } = useQuery({ ...accountQuery, enabled: false })
  // The account is read every 20 seconds, so an error on it means that the numbers on the page are old (D-113).
  const outdated = account !== undefined && error !== null
  return (
    <output className="block">
      {(!online || outdated) && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-ink px-4 safe-top-1 pb-1 text-s text-paper">
          <Icon name="wifi-off" size={18} />
          <span>{online ? commonCopy.state.outdated : commonCopy.state.offline}</span>
          {!online && awaited !== '' && <span>{commonCopy.state.offlineWaiting(awaited)}</span>}
        </p>
      )}
    </output>
  )
}

/** Offers a reload when a release has removed code of the open page; the member chooses the moment. */
function ChunkLoadFailureBanner() {
  const failed = useChunkLoadFailed()
  return (
    <output className="block">
      {failed && (
        <p className="flex items-center justify-between gap-3 bg-plum-soft px-4 safe-top-2 pb-2 text-s">
          <span className="phrase">{commonCopy.state.newVersion}</span>
          <Button tone="quiet" size="s" className="shrink-0" onClick={() => location.reload()}>
            {commonCopy.button.reload}
          </Button>
        </p>
      )}
    </output>
  )
}
