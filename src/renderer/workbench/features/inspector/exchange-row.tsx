import type { ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { formatClock, formatSecond } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'
import { ExchangeStatus } from './exchange-status.tsx'
import { durationText, pathOf } from './exchange-texts.ts'

const verdictTones = { ok: 'leaf', drift: 'alarm', undocumented: 'neutral' } as const

/** An exchange that drifts keeps its ground when it is chosen, and gets a frame. */
function groundOf(isDrift: boolean, isChosen: boolean): string {
  if (isDrift) return isChosen ? 'bg-alarm-soft inset-ring inset-ring-alarm' : 'bg-alarm-soft'
  return isChosen ? 'bg-plum-soft' : 'hover:bg-wash'
}

/** Id of the button of an exchange, by which the list and its details find it. */
export const buttonIdOf = (exchange: number): string => `exchange-${exchange}`

interface ExchangeButtonProps {
  exchange: ExchangeRow
  isChosen: boolean
  onPress: () => void
}

/** An exchange as one line of the list. */
export function ExchangeButton({ exchange, isChosen, onPress }: ExchangeButtonProps) {
  const { id, kind, at, method, title, phone, status, durationMs, verdict, fault } = exchange
  const words = useCopy(inspectorCopy)
  const isHttp = kind === 'http'
  const frame = method === 'in' ? '→ WS' : '← WS'
  const atMs = Date.parse(at)
  return (
    <button
      type="button"
      id={buttonIdOf(id)}
      aria-pressed={isChosen}
      onClick={onPress}
      className={`flex h-8 w-full items-center gap-2.5 rounded-s px-2 text-start font-mono text-xs transition-colors focus-visible:-outline-offset-2 ${groundOf(verdict === 'drift', isChosen)}`}
    >
      <span className="w-15 shrink-0 text-ink-3 num" title={formatSecond(atMs)}>
        {formatClock(atMs)}
      </span>
      <span className="w-10 shrink-0 text-ink-2">{isHttp ? method : frame}</span>
      <span className="min-w-0 flex-1 truncate" title={title}>
        {pathOf(title)}
        {title.includes('?') && <span className="text-ink-3">?…</span>}
      </span>
      {phone !== null && (
        <span title={words.phone(phone.toUpperCase())} className="text-ink-3">
          {phone.toUpperCase()}
        </span>
      )}
      {fault && <span className="font-sans text-lantern-ink">{words.list.fault}</span>}
      {isHttp && (
        <>
          <ExchangeStatus status={status} />
          <span className="w-13 shrink-0 text-end text-ink-2 num">{durationText(durationMs)}</span>
        </>
      )}
      <StatusDot tone={verdictTones[verdict]} label={words.list.verdicts[verdict]} />
    </button>
  )
}
