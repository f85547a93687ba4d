import { clearExchanges as clear } from '../../../../contract/control/exchanges.ts'
import { callControl } from '../../control/call-control.ts'
import { exchangeRowsQuery } from '../../control/exchange-rows.ts'
import { queryClient } from '../../control/query-client.ts'
import { attempt } from '../../parts/flash.ts'

/** Forgets all exchanges, on the server too. */
export function clearExchanges(): Promise<boolean> {
  return attempt(async () => {
    await callControl(clear)
    queryClient.setQueryData(exchangeRowsQuery.queryKey, { rows: [], dropped: 0 })
  })
}
