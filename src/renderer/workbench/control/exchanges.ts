import { queryOptions } from '@tanstack/react-query'
import { listExchanges, type Exchange } from '../../../contract/control/exchanges.ts'
import { callControl } from './call-control.ts'
import { fetchNewRows } from './exchange-rows.ts'
import { queryClient } from './query-client.ts'

const kept = 1000

/** The latest calls and frames with all they carried, oldest first. */
export const exchangesQuery = queryOptions({
  queryKey: ['exchanges'],
  queryFn: () => callControl(listExchanges),
  staleTime: Infinity,
})

let asking = false
let again = false

/** Fetches what came after the last known exchange and row. Calls while one is under way are folded into one more. */
export async function fetchNewExchanges(): Promise<void> {
  if (asking) {
    again = true
    return
  }
  asking = true
  try {
    await fetchNewRows()
    await fetchNewWhole()
  } catch {
    // The stream tells of the next one; a lost call here loses nothing.
  } finally {
    asking = false
    if (again) {
      again = false
      void fetchNewExchanges()
    }
  }
}

async function fetchNewWhole(): Promise<void> {
  const known = queryClient.getQueryData(exchangesQuery.queryKey)
  if (known === undefined) return
  const after = known.at(-1)?.id ?? 0
  const fresh = await callControl(listExchanges, { after })
  if (fresh.length === 0) return
  queryClient.setQueryData(exchangesQuery.queryKey, (old: Exchange[] | undefined) =>
    [...(old ?? []).filter(({ id }) => id <= after), ...fresh].slice(-kept),
  )
}
