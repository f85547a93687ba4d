import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { refusalReason } from './refusal-reason.ts'

/** Why a call was refused; nothing for one that was not. */
export function WhyRefused({ exchange }: { exchange: Exchange }) {
  const reason = exchange.kind === 'http' ? refusalReason(exchange) : undefined
  if (!reason) return null
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2 rounded-m bg-sunken px-4 py-2.5 text-s">
      <span className="font-semibold">断られた理由：{reason.gate}</span>
      <span className="text-ink-2">{reason.text}</span>
      <code className="ms-auto font-mono text-xs text-ink-3">{reason.ids.join(' ')}</code>
    </p>
  )
}
