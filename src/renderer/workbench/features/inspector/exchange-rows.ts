import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Exchange, ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { control } from '../../hub/control/call-control.ts'
import { ask, cached, queryClient } from '../../hub/control/query-client.ts'

/** A row with its lower-case search text, made once. */
export interface ListedExchange extends ExchangeRow {
  readonly haystack: string
}

export interface RecordedExchanges {
  /** Oldest first. */
  readonly rows: readonly ListedExchange[]
  /** Number of earlier rows that the server dropped. */
  readonly dropped: number
}

/** All calls and frames that the server keeps. */
export const exchangeRowsQuery = ask(['exchange-rows'], () => readFrom([]), { staleTime: Infinity })

/** Ids of the exchanges with a text in a body. */
export const exchangeSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['exchange-search', text],
    queryFn: async () => new Set((await control.searchExchanges({ text })).ids),
    enabled: text !== '',
  })

/** Milliseconds without typing before bodies are searched. */
const debounceMs = 250

/** Searches bodies when typing stops. */
export function useExchangeSearch(text: string) {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), debounceMs)
    return () => window.clearTimeout(timer)
  }, [text])
  return useQuery(exchangeSearchQuery(debounced))
}

let asking = false
let again = false

/**
 * Adds the rows after the last known row. Does nothing before the list is first shown. Calls during a request are
 * merged into one more request.
 */
export async function fetchNewRows(): Promise<void> {
  if (asking) {
    again = true
    return
  }
  asking = true
  try {
    const known = cached(exchangeRowsQuery)
    if (known) queryClient.setQueryData(exchangeRowsQuery.queryKey, await readFrom(known.rows))
  } catch {
    // Ignored: the next event fetches the missed rows too.
  } finally {
    asking = false
    if (again) {
      again = false
      void fetchNewRows()
    }
  }
}

/** Reads in parts, because a long response would block the page. */
async function readFrom(known: readonly ListedExchange[]): Promise<RecordedExchanges> {
  const rows = [...known]
  for (;;) {
    const part = await control.listExchangeRows({ after: rows.at(-1)?.id ?? 0 })
    for (const row of part.rows) rows.push(listed(row))
    if (part.rows.length > 0 && (rows.at(-1)?.id ?? 0) < part.newest) continue
    const first = rows.findIndex(({ id }) => id >= part.oldest)
    return { rows: first === -1 || part.oldest === 0 ? [] : rows.slice(first), dropped: part.dropped }
  }
}

/** Rows for the exchanges of an opened file. Their bodies are searchable here. */
export function exchangesOfFile(exchanges: readonly Exchange[]): RecordedExchanges {
  const rows = exchanges.map((exchange) => {
    const row = listed(exchange)
    const bodies = `${exchange.path} ${exchange.request} ${exchange.response}`.toLowerCase()
    return { ...row, haystack: `${row.haystack} ${bodies}` }
  })
  return { rows, dropped: 0 }
}

function listed(row: ExchangeRow): ListedExchange {
  const { method, title, status, member } = row
  return { ...row, haystack: `${method} ${title} ${status} ${member?.name ?? ''}`.toLowerCase() }
}
