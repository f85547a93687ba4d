import { useServerNow } from '../../../api/server-time.ts'
import { EndingHolds } from '../../../shared/parts/ending-holds.tsx'
import { useEndingHolds } from './use-ending-holds.ts'

/** Whom a woman keeps on hold for less than another day: the one thing of today that passes by itself (D-71). */
export function HoldsOfToday() {
  const nowMs = useServerNow(30_000)
  const rows = useEndingHolds(nowMs)
  return rows.length > 0 && <EndingHolds rows={rows} nowMs={nowMs} />
}
