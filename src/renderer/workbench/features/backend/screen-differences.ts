import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { phoneBeside } from '../../../../contract/rules/backend.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { readLines } from '../../hub/phones/ask-phone.ts'
import { orderPhone } from '../../hub/phones/phone-link.ts'
import { differingLines } from './differing-lines.ts'

/** Milliseconds between two comparisons: lists fill in after a page opens, and live messages arrive at any time. */
export const compareMs = 1500
const timeoutMs = 1000

/** Marks lines on the two phones, in place of those marked before. */
function mark({ onlyA, onlyB }: ReturnType<typeof differingLines>): void {
  orderPhone('a', { kind: 'mark-texts', lines: onlyA })
  orderPhone(phoneBeside, { kind: 'mark-texts', lines: onlyB })
}

const none = { onlyA: [], onlyB: [] }

/**
 * Lines that only one of the two phones shows, marked on both. Undefined until both phones report their lines, and while
 * they show different pages.
 */
export function useScreenDifferences() {
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const isSamePage = a?.route === beside?.route
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['screens', a?.route],
    enabled: isSamePage,
    queryFn: async () => {
      const [onA, onB] = await Promise.all([readLines('a', timeoutMs), readLines(phoneBeside, timeoutMs)])
      return onA && onB ? { onA, onB } : null
    },
    refetchInterval: compareMs,
    // What a page said at an earlier visit is no comparison.
    gcTime: 0,
  })
  const differences = useMemo(
    () => (isSamePage && data ? differingLines(data.onA, data.onB) : undefined),
    [isSamePage, data],
  )
  // Again after each comparison, because marks go with a page that reloads or draws its texts again.
  useEffect(() => mark(differences ?? none), [differences, dataUpdatedAt])
  useEffect(() => () => mark(none), [])
  return differences
}
