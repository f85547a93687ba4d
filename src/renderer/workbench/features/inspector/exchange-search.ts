import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchTextMaxLength } from '../../../../contract/control/exchanges.ts'
import { control } from '../../hub/control/call-control.ts'

/** Ids of the exchanges with a text in a body or a header. */
export const exchangeSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['exchange-search', text],
    queryFn: async () => new Set((await control.searchExchanges({ text: text.slice(0, searchTextMaxLength) })).ids),
    enabled: text !== '',
    meta: { staleAfter: ['exchange'] },
  })

/** Milliseconds without typing before bodies and headers are searched. */
const debounceMs = 250

/** Searches bodies and headers when typing stops. */
export function useExchangeSearch(text: string) {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), debounceMs)
    return () => window.clearTimeout(timer)
  }, [text])
  return useQuery(exchangeSearchQuery(debounced))
}
