import { useEffect } from 'react'
import { useIsWide } from '../../../lib/browser.ts'
import { FlashOutlet as Outlet } from '../../../ui/feedback/flash-outlet.tsx'
import { queryClient } from '../../api/query-client.ts'
import { hideFlash, useFlashes } from '../../shared/flash.ts'
import { reportFaults } from '../failure/report-faults.ts'

/** Outlet of the app's flashes (C-11). It overlays the page, so nothing moves. */
export function FlashOutlet() {
  useEffect(() => reportFaults(queryClient.getMutationCache()), [])
  const items = useFlashes().map(({ id, text, tone }) => ({
    id: String(id),
    text,
    tone: tone === 'error' ? ('alarm' as const) : ('good' as const),
  }))
  const place = useIsWide() ? 'above-foot' : 'top'
  return <Outlet place={place} items={items} onClose={(id) => hideFlash(Number(id))} />
}
