import { useServerNow } from '../../api/server-time.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { PlacedCard } from './placed-card.tsx'
import { useEndingHolds } from './use-ending-holds.ts'

interface HoldsOfTodayProps {
  /** Whether the page is on the screen. */
  complete: boolean
  /** Place below what the page is about, for holds that are known only after the page is complete. */
  lateSlot: HTMLElement | null
}

/** Card of the men whose hold ends within a day; nothing until they are known, and for none. */
export function HoldsOfToday({ complete, lateSlot }: HoldsOfTodayProps) {
  const nowMs = useServerNow(30_000)
  const rows = useEndingHolds(nowMs)
  return (
    <PlacedCard complete={complete} lateSlot={lateSlot} ready={rows !== undefined}>
      {rows && rows.length > 0 && <EndingHolds rows={rows} nowMs={nowMs} />}
    </PlacedCard>
  )
}
