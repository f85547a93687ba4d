import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { phoneBeside } from '../../../../contract/rules/backend.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { orderPhone, readLines } from '../../hub/phones/phone-link.ts'

/** Instants, days and durations. They differ throughout between two worlds that began at different times. */
const times =
  /\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{1,2}月\d{1,2}日|\d{1,2}\/\d{1,2}|\d{1,2}:\d{2}(?::\d{2})?|\d+(?:か月|週間|日|時間|分|秒)(?:前|後)?|（[日月火水木金土]）/g

const comparable = (line: string): string => line.replace(times, '~')

/** Lines of `list` that `other` lacks. Repeated lines are counted. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of other) counts.set(comparable(line), (counts.get(comparable(line)) ?? 0) + 1)
  return list.filter((line) => {
    const text = comparable(line)
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left <= 0 && text !== '~'
  })
}

/** Returns the lines that only one of two screens shows. Ignores times and order. */
export function differingLines(a: readonly string[], b: readonly string[]) {
  return { onlyA: beyond(a, b), onlyB: beyond(b, a) }
}

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
