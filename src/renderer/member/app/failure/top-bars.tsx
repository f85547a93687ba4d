import { useEffect, useRef } from 'react'
import { ChunkLoadFailureBanner } from './chunk-load-failure-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'

/**
 * Banners above the whole app. Publishes their height, so that sticky headers and full-height screens make room
 * (ui/navigation/page-header.tsx, `h-visible`).
 */
export function TopBars({ awaited }: { awaited: string }) {
  const bars = useRef<HTMLDivElement>(null)
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
    </div>
  )
}
