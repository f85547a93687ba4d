import { useAtomValue } from 'jotai'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { useMockPhones } from '../../control/real-phone.ts'
import { ActionButton, ConfirmButton } from '../../parts/buttons.tsx'
import { reportsAtom } from '../../state/phones.ts'
import { replay } from './replay.ts'

interface ReplayButtonsProps {
  exchange: Exchange
}

/** Sends a call once more as whoever is on a phone. Calls that change something ask first. */
export function ReplayButtons({ exchange }: ReplayButtonsProps) {
  const reports = useAtomValue(reportsAtom)
  const phones = useMockPhones()
  // What the log redacts or leaves out cannot be sent again.
  const isWhole = !exchange.request.includes('•••') && !exchange.request.includes('（ファイル）')
  if (!isWhole) return null
  return phones.map((phone) => {
    const email = reports[phone]?.uid
    if (email === undefined || email === null) return null
    const run = () => replay(exchange, phone)
    const text = `${phone.toUpperCase()} でもう一度送る`
    return exchange.method === 'GET' ? (
      <ActionButton key={phone} run={run}>
        {text}
      </ActionButton>
    ) : (
      <ConfirmButton key={phone} confirmText="送る" run={run}>
        {text}
      </ConfirmButton>
    )
  })
}
