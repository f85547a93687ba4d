import { useEffect } from 'react'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { refreshPhones } from '../../hub/phones/refresh-phones.ts'

/** Milliseconds between refreshes, so that the phones lag by less than a second. */
const followMs = 700

/** Refreshes the phones while time runs faster than real time. At real speed they advance by themselves. */
export function useFollowTime(): void {
  const { data } = useMockQuery(clockQuery)
  const isFast = data?.mode === 'running' && data.speed > 1
  useEffect(() => {
    if (!isFast) return undefined
    const timer = window.setInterval(refreshPhones, followMs)
    return () => window.clearInterval(timer)
  }, [isFast])
}
