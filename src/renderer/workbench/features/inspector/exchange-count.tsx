import { useCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'
import type { RecordedExchanges } from './exchange-rows.ts'

interface ExchangeCountProps {
  found: number
  recorded: RecordedExchanges
  /** The search in bodies. */
  search: { readonly isFetching: boolean; readonly isError: boolean }
}

/** Number of exchanges, and number of dropped earlier exchanges. */
export function ExchangeCount({ found, recorded: { rows, dropped }, search }: ExchangeCountProps) {
  const words = useCopy(inspectorCopy).list
  const all = words.count(rows.length)
  return (
    <output className="text-xs text-ink-3 num">
      {found === rows.length ? all : words.found(found, all)}
      {dropped > 0 && words.dropped(dropped)}
      {search.isFetching && words.searching}
      {search.isError && words.notSearched}
    </output>
  )
}
