import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { phoneBeside } from '../../../contract/control/backend.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { askPhone } from '../stage/ask-phone.ts'
import { orderPhone } from '../stage/phone-link.ts'
import { reportsAtom } from '../state/phones.ts'
import { differingLines } from './differing-lines.ts'

/** Lists fill in after a page is there, and live messages come at any time. */
const everyMs = 1500
const patienceMs = 1000

async function linesOn(phone: PhoneName): Promise<readonly string[] | undefined> {
  const told = await askPhone(phone, (id) => ({ kind: 'tell-texts', id }), 'texts', patienceMs)
  return told?.lines
}

/** The lines that only one of the two phones shows, marked on both; undefined until both have told theirs. */
export function useScreenDifferences() {
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const { data } = useQuery({
    queryKey: ['screens', a?.route, beside?.route],
    queryFn: async () => {
      const [onA, onB] = await Promise.all([linesOn('a'), linesOn(phoneBeside)])
      return onA && onB ? { onA, onB } : null
    },
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  const differences = useMemo(() => (data ? differingLines(data.onA, data.onB) : undefined), [data])
  useEffect(() => {
    orderPhone('a', { kind: 'mark-texts', lines: differences?.onlyA ?? [] })
    orderPhone(phoneBeside, { kind: 'mark-texts', lines: differences?.onlyB ?? [] })
  }, [differences])
  useEffect(
    () => () => {
      for (const phone of ['a', phoneBeside] as const) orderPhone(phone, { kind: 'mark-texts', lines: [] })
    },
    [],
  )
  return differences
}
