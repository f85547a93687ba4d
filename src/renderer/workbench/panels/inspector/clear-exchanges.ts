import { callControl } from '../../control/call-control.ts'
import { exchangesQuery } from '../../control/exchanges.ts'
import { queryClient } from '../../control/query-client.ts'
import { anything } from '../../control/world-schemas.ts'
import { attempt } from '../../parts/flash.ts'

/** Forgets all exchanges, on the server too. */
export function clearExchanges(): Promise<boolean> {
  return attempt(async () => {
    await callControl('DELETE', '/exchanges', anything)
    queryClient.setQueryData(exchangesQuery.queryKey, [])
  })
}
