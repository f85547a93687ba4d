import { useEffect } from 'react'
import { clockQuery, useMockQuery } from '../control/queries.ts'
import { refreshPhones } from '../stage/phone-actions.ts'

/** The phones are then never more than a second behind. */
const followMs = 700

/** While time runs faster than real time the phones ask again and again; at its own pace they count along themselves. */
export function useFollowTime(): void {
  const { data } = useMockQuery(clockQuery)
  const isFast = data?.mode === 'running' && data.speed > 1
  useEffect(() => {
    if (!isFast) return undefined
    const timer = window.setInterval(refreshPhones, followMs)
    return () => window.clearInterval(timer)
  }, [isFast])
}
