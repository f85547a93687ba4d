import { queryOptions } from '@tanstack/react-query'
import {
  listExchangeRows,
  readExchange,
  searchExchanges,
  type Exchange,
  type ExchangeRow,
} from '../../../contract/control/exchanges.ts'
import { callControl } from './call-control.ts'
import { queryClient } from './queries.ts'

/** A row with what a text is looked for in, made once. */
export interface ListedExchange extends ExchangeRow {
  readonly haystack: string
}

export interface KeptExchanges {
  /** Oldest first. */
  readonly rows: readonly ListedExchange[]
  /** How many of the earlier ones are kept no more. */
  readonly dropped: number
}

/** Every call and frame that the server keeps. */
export const exchangeRowsQuery = queryOptions({
  queryKey: ['exchange-rows'],
  queryFn: () => readFrom([]),
  staleTime: Infinity,
})

/** One of them whole. */
export const exchangeQuery = (id: number) =>
  queryOptions({
    queryKey: ['exchange', id],
    queryFn: () => callControl(readExchange, { id }),
    staleTime: Infinity,
  })

/** Which of them hold a text in a body. */
export const exchangeSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['exchange-search', text],
    queryFn: async () => new Set((await callControl(searchExchanges, { text })).ids),
    enabled: text !== '',
  })

let asking = false
let again = false

/**
 * Adds what came after the last known row. Does nothing while nobody has looked at the list; calls while one is under way
 * are folded into one more.
 */
export async function fetchNewRows(): Promise<void> {
  if (asking) {
    again = true
    return
  }
  asking = true
  try {
    const known = queryClient.getQueryData(exchangeRowsQuery.queryKey)
    if (known) queryClient.setQueryData(exchangeRowsQuery.queryKey, await readFrom(known.rows))
  } catch {
    // The stream tells of the next one; a lost call here loses nothing.
  } finally {
    asking = false
    if (again) {
      again = false
      void fetchNewRows()
    }
  }
}

/** Reads on in parts, so that no answer is so long that the page stands still. */
async function readFrom(known: readonly ListedExchange[]): Promise<KeptExchanges> {
  const rows = [...known]
  for (;;) {
    const part = await callControl(listExchangeRows, { after: rows.at(-1)?.id ?? 0 })
    for (const row of part.rows) rows.push(listed(row))
    if (part.rows.length > 0 && (rows.at(-1)?.id ?? 0) < part.newest) continue
    const first = rows.findIndex(({ id }) => id >= part.oldest)
    return { rows: first === -1 || part.oldest === 0 ? [] : rows.slice(first), dropped: part.dropped }
  }
}

/** The exchanges of an opened file, whose bodies are at hand. */
export function keptInFile(exchanges: readonly Exchange[]): KeptExchanges {
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
