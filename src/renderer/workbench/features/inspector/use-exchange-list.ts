import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { attempt } from '../../hub/control/attempt.ts'
import {
  clearExchanges,
  exchangeRowsQuery,
  exchangesOfFile,
  noExchanges,
  type RecordedExchanges,
} from './exchange-rows.ts'
import type { ExchangeSourceState } from './exchange-source.ts'

export type ExchangeListState = ReturnType<typeof useExchangeList>

/**
 * The exchanges of a source. While the list of this server is paused, new ones wait. The pause ends when the list is cleared
 * elsewhere, and when the server starts again: it then gives the same ids to other exchanges.
 */
export function useExchangeList({ source, ofFile, closeArchive }: ExchangeSourceState) {
  const [held, setHeld] = useState<RecordedExchanges | undefined>()
  const { data: live } = useQuery(exchangeRowsQuery)
  const newestHeld = held?.rows.at(-1)
  // A row stays the same object as long as the server has it.
  if (newestHeld && live && !live.rows.includes(newestHeld)) setHeld(undefined)
  const inFile = useMemo(() => ofFile && exchangesOfFile(ofFile), [ofFile])
  const recorded = inFile ?? held ?? live
  const clear = () => {
    setHeld(undefined)
    if (source === 'archive') closeArchive()
    else void attempt(clearExchanges)
  }
  return {
    recorded: recorded ?? noExchanges,
    isRead: recorded !== undefined,
    /** Exchanges of the chosen file; undefined for those of this server. */
    ofFile,
    isPaused: held !== undefined,
    togglePause: () => setHeld(held ? undefined : live),
    /** Undefined for a capsule, which keeps its exchanges until it is closed. */
    clear: source === 'capsule' ? undefined : clear,
  }
}
