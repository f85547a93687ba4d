import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { control } from '../../hub/control/call-control.ts'
import { useNowRead } from '../../hub/control/clock-query.ts'
import { ask } from '../../hub/control/query-client.ts'
import { formatSecond } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Scroller } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { inspectorCopy } from './copy.ts'
import { ExchangeActions } from './exchange-actions.tsx'
import { BodyText, HeaderTable } from './exchange-bodies.tsx'
import { ExchangeIssues, WhyRefused } from './exchange-problems.tsx'
import { ExchangeStatus } from './exchange-status.tsx'

/** One exchange in full. */
const exchangeQuery = (id: number) => ask(['exchange', id], () => control.readExchange({ id }), { staleTime: Infinity })

/** Records that a call or frame changed. */
const changesQuery = (id: number) =>
  ask(['exchange-changes', id], () => control.readExchangeChanges({ id }), { staleTime: Infinity })

/** Changes of the world by a call or frame. */
function ExchangeChanges({ exchange }: { exchange: number }) {
  const words = useCopy(inspectorCopy).detail
  return (
    <QueryState of={changesQuery(exchange)} rows={1}>
      {(changes) => (
        <section className="mb-3" aria-label={words.changes}>
          <h4 className="mb-1 text-xs font-medium text-ink-2">
            {words.changes} {changes.length}
          </h4>
          <WorldChanges changes={changes} />
        </section>
      )}
    </QueryState>
  )
}

const headingOf = ({ kind, method, title }: Exchange) => (kind === 'http' ? `${method} ${title}` : title)

interface ExchangeDetailProps {
  id: number
  /** The exchange, when it is one of an opened file, which this server does not know. */
  fromFile: Exchange | undefined
  onClose: () => void
}

/** Request, response and deviations of an exchange. */
export function ExchangeDetail({ id, fromFile, onClose }: ExchangeDetailProps) {
  const { data } = useQuery({ ...exchangeQuery(id), enabled: fromFile === undefined })
  const now = useNowRead()
  const words = useCopy(inspectorCopy).detail
  const exchange = fromFile ?? data
  const at = exchange && formatSecond(Date.parse(exchange.at), now)
  return (
    <section
      aria-label={words.label}
      className="flex max-h-[58%] min-h-48 shrink-0 flex-col border-t border-line bg-surface"
    >
      <header className="flex items-center gap-2 py-1.5 ps-4.5 pe-2">
        <h3 className="min-w-0 flex-1 truncate font-mono text-xs font-medium" title={exchange && headingOf(exchange)}>
          {exchange ? headingOf(exchange) : `#${id}`}
        </h3>
        {exchange?.kind === 'http' && (
          <ExchangeStatus status={exchange.status} className="shrink-0 text-xs font-medium" />
        )}
        {at !== undefined && <span className="shrink-0 text-xs text-ink-3 num">{at}</span>}
        <ToolButton icon="close" label={words.close} onClick={onClose} />
      </header>
      <Scroller className="px-4.5 pb-4">
        {exchange ? (
          <Contents exchange={exchange} />
        ) : (
          <QueryState of={exchangeQuery(id)} rows={2}>
            {(read) => <Contents exchange={read} />}
          </QueryState>
        )}
      </Scroller>
    </section>
  )
}

function Contents({ exchange }: { exchange: Exchange }) {
  const { id, kind, issues, request, response, changes, requestHeaders, responseHeaders } = exchange
  const isHttp = kind === 'http'
  const words = useCopy(inspectorCopy).detail
  return (
    <>
      <WhyRefused exchange={exchange} />
      {exchange.fault && (
        <p className="mb-3 rounded-m bg-lantern-soft px-4 py-2.5 text-s text-lantern-ink">{words.faultStruck}</p>
      )}
      <ExchangeIssues issues={issues} />
      <ExchangeActions exchange={exchange} />
      {changes !== null && changes > 0 && <ExchangeChanges exchange={id} />}
      {request !== '' && <BodyText title={isHttp ? words.request : words.received} text={request} />}
      {response !== '' && <BodyText title={isHttp ? words.response : words.sent} text={response} />}
      <HeaderTable title={words.requestHeaders} headers={requestHeaders} />
      <HeaderTable title={words.responseHeaders} headers={responseHeaders} />
    </>
  )
}
