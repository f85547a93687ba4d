import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { refreshPhones } from '../../hub/phones/refresh-phones.ts'
import { connectedAtom } from '../../hub/state.ts'

/** Milliseconds between refreshes, so that the phones lag by less than a second. */
const followMs = 700

/** Refreshes the phones while time runs faster than real time. At real speed they advance by themselves. */
export function FollowTime(): null {
  const { data } = useMockQuery(clockQuery)
  const isConnected = useAtomValue(connectedAtom)
  const isFast = data?.mode === 'running' && data.speed > 1
  useEffect(() => {
    // Without the server, each refresh would be an error on the phones.
    if (!isFast || !isConnected) return undefined
    const timer = window.setInterval(refreshPhones, followMs)
    return () => window.clearInterval(timer)
  }, [isFast, isConnected])
  return null
}
