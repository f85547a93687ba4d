import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useIsWide } from '../../../lib/window-width.ts'
import { FlashOutlet } from '../../../ui/feedback/flash-outlet.tsx'
import { queryClient } from '../../api/queries.ts'
import { hideFlash, useFlashes } from '../../shared/flash.ts'
import { reportFaults } from './report-faults.ts'

const neverChanges = () => () => {}

const noBody = () => null

/** Outlet of the app's flashes (C-11). It overlays the page, so nothing moves. */
export function Flashes() {
  useEffect(() => reportFaults(queryClient.getMutationCache()), [])
  const navigate = useNavigate()
  const items = useFlashes().map(({ id, text, tone, link }) => ({
    id,
    text,
    tone: tone === 'error' ? ('alarm' as const) : ('good' as const),
    actions: link && [
      {
        label: link.label,
        onPress: () => {
          hideFlash(id)
          void navigate(link.to, { state: link.state })
        },
      },
    ],
  }))
  const place = useIsWide() ? 'above-foot' : 'phone'
  // Beside the dialogs, so that none of them dims or covers a message (D-112). A prerendered page has none.
  const body = useSyncExternalStore(neverChanges, () => document.body, noBody)
  const outlet = <FlashOutlet place={place} items={items} onClose={hideFlash} />
  return body && createPortal(outlet, body)
}
