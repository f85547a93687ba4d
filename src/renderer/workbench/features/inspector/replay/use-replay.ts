import { useAtomValue, useSetAtom } from 'jotai'
import type { PhoneName } from '../../../../../contract/rules/hosts.ts'
import { useMockPhones } from '../../../hub/control/backend-queries.ts'
import { reportsAtom } from '../../../hub/phone-state.ts'
import { exchangeSourceAtom } from '../../../hub/state.ts'
import { useIsShown } from '../../../parts/use-is-shown.ts'
import { useChosenExchange } from '../use-chosen-exchange.ts'
import { replay, type Sent } from './replay.ts'

/** Repeats a call and opens its exchange, unless another panel or exchange has been opened meanwhile. */
export function useReplay() {
  const isShown = useIsShown()
  const [, choose] = useChosenExchange()
  const setSource = useSetAtom(exchangeSourceAtom)
  return async (sent: Sent, phone: PhoneName) => {
    const id = await replay(sent, phone)
    if (id === undefined || !isShown()) return
    setSource('now')
    choose(id)
  }
}

/** Phones of the mock whose member is logged in. */
export function useSenders(): readonly PhoneName[] {
  const reports = useAtomValue(reportsAtom)
  return useMockPhones().filter((phone) => typeof reports[phone]?.uid === 'string')
}
