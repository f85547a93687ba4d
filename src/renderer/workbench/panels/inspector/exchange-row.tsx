import type { ExchangeRow as Row } from '../../../../contract/control/exchanges.ts'
import { StatusDot } from '../../../ui/feedback/notice.tsx'

interface ExchangeRowProps {
  exchange: Row
  current: boolean
  onPress: () => void
}

const verdicts = {
  ok: { tone: 'leaf', label: '契約どおり' },
  drift: { tone: 'alarm', label: '契約からの逸脱' },
  undocumented: { tone: 'neutral', label: '契約の外' },
} as const

export function ExchangeRow({ exchange, current, onPress }: ExchangeRowProps) {
  const { id, kind, method, title, phone, status, durationMs, verdict, fault } = exchange
  const isDrift = verdict === 'drift'
  const ground = isDrift ? 'bg-alarm-soft' : current ? 'bg-plum-soft' : 'hover:bg-wash'
  return (
    <button
      type="button"
      id={`exchange-${id}`}
      aria-pressed={current}
      onClick={onPress}
      className={`flex h-8 w-full items-center gap-2.5 rounded-s px-2 text-start font-mono text-xs transition-colors focus-visible:-outline-offset-2 ${ground} ${current && isDrift ? 'inset-ring inset-ring-alarm' : ''}`}
    >
      <span className="w-10 shrink-0 text-ink-2">
        {kind === 'http' ? method : method === 'in' ? '→ WS' : '← WS'}
      </span>
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {phone !== null && (
        <span title={`スマートフォン ${phone.toUpperCase()}`} className="text-ink-3">
          {phone.toUpperCase()}
        </span>
      )}
      {fault && <span className="font-sans text-lantern-ink">障害</span>}
      {kind === 'http' && (
        <>
          <span className={`num ${status >= 400 || status === 0 ? 'text-rose' : 'text-leaf'}`}>
            {status === 0 ? '切断' : status}
          </span>
          <span className="w-14 shrink-0 text-end text-ink-2 num">{Math.round(durationMs)} ms</span>
        </>
      )}
      <StatusDot {...verdicts[verdict]} />
    </button>
  )
}
