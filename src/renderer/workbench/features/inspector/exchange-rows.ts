import type { Exchange, ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { control } from '../../hub/control/call-control.ts'
import { ControlProblem } from '../../hub/control/control-problem.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { createQueue } from '../../hub/control/queue.ts'

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

export const noExchanges: RecordedExchanges = { rows: [], dropped: 0 }

/** All calls and frames that the server keeps. */
export const exchangeRowsQuery = ask(['exchange-rows'], () => readFrom([]), { staleTime: Infinity })

const enqueueRead = createQueue()
let nextRead: Promise<void> | undefined

/**
 * Adds the rows after the last known row. Does nothing before the list is first shown. Calls that come before the
 * request begins are merged into it.
 */
export function fetchNewRows(): Promise<void> {
  nextRead ??= enqueueRead(async () => {
    nextRead = undefined
    try {
      await addNewRows()
    } catch (problem) {
      // The next event fetches the missed rows too.
      if (!(problem instanceof ControlProblem)) throw problem
    }
  })
  return nextRead
}

async function addNewRows(): Promise<void> {
  // An exchange during the first read may be missing in it.
  if (queryClient.isFetching(exchangeRowsQuery) > 0) await queryClient.fetchQuery(exchangeRowsQuery)
  const known = queryClient.getQueryState(exchangeRowsQuery.queryKey)
  if (!known?.data) return
  // After a restart of the server other exchanges have these ids.
  const rows = await readFrom(known.isInvalidated ? [] : known.data.rows)
  queryClient.setQueryData(exchangeRowsQuery.queryKey, rows)
}

/** Forgets all exchanges, also on the server. */
export function clearExchanges(): Promise<void> {
  return enqueueRead(async () => {
    await control.clearExchanges()
    queryClient.setQueryData(exchangeRowsQuery.queryKey, noExchanges)
  })
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
