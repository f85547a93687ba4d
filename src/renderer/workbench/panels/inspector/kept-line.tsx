import type { KeptExchanges } from '../../control/exchange-rows.ts'

interface KeptLineProps {
  found: number
  kept: KeptExchanges
  /** Whether bodies are still being looked through. */
  busy: boolean
}

/** How many there are, and how many earlier ones are gone. */
export function KeptLine({ found, kept: { rows, dropped }, busy }: KeptLineProps) {
  const shown = found === rows.length ? '' : `${found.toLocaleString('ja')}件 ／ `
  const gone = dropped === 0 ? '' : ` ・ それより前の${dropped.toLocaleString('ja')}件は残っていません`
  return (
    <output className="text-xs text-ink-3 num">
      {`${shown}${rows.length.toLocaleString('ja')}件${gone}`}
      {busy && ' ・ 本文を探しています…'}
    </output>
  )
}
