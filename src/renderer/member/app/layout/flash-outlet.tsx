import { useIsWide } from '../../../lib/use-is-wide.ts'
import { FlashOutlet as Outlet } from '../../../ui/feedback/flash-outlet.tsx'
import { hideFlash, useFlashes } from '../../shared/flash.ts'

/** The one place where flashes show (C-11). It lies over the page, so nothing moves when one comes or goes. */
export function FlashOutlet() {
  const items = useFlashes().map(({ id, text, tone }) => ({
    id: String(id),
    text,
    tone: tone === 'error' ? ('alarm' as const) : ('good' as const),
  }))
  const place = useIsWide() ? 'above-foot' : 'top'
  return <Outlet place={place} items={items} onClose={(id) => hideFlash(Number(id))} />
}
