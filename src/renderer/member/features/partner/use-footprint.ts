import { useEffect } from 'react'
import { leaveFootprintEndpoint } from '../../../../contract/calls/footprint.ts'
import { call } from '../../api/call.ts'

/** Leaves a footprint once on the profile that a page shows; null for none. A failure is only logged (API-45, SUB-52). */
export function useFootprint(uuid: string | null): void {
  useEffect(() => {
    if (uuid === null) return
    call(leaveFootprintEndpoint, { profile_uuid: uuid }).catch((error: unknown) =>
      console.warn(error instanceof Error ? error.message : error),
    )
  }, [uuid])
}
