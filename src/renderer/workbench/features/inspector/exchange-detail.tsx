import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { readBodyNote, readUncheckedNote } from '../../../../contract/rules/recorded-text.ts'
import { control } from '../../hub/control/call-control.ts'
import { ask } from '../../hub/control/query-client.ts'
import { formatClock, formatDay } from '../../hub/dates.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { QueryState, Scroller } from '../../parts/panel.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { inspectorCopy } from './copy.ts'
import { ExchangeActions } from './exchange-actions.tsx'
import { refusalReason } from './refusal-reason.ts'

/** One exchange in full. */
const exchangeQuery = (id: number) => ask(['exchange', id], () => control.readExchange({ id }), { staleTime: Infinity })

/** Indents JSON, also the JSON inside the JSON of a frame. Puts a note of the server into words. */
export function pretty(text: string): string {
  const words = currentCopy(inspectorCopy).detail
  const note = readBodyNote(text)
  if (note) return words[note.kind === 'files' ? 'files' : 'largeBody'](note.bytes)
  const why = readUncheckedNote(text)
  if (why) return words.notChecked(words.unchecked[why.code], why.place)
  try {
    return JSON.stringify(JSON.parse(text, openInner), null, 2)
  } catch {
    return text
  }
}

function openInner(key: string, value: unknown): unknown {
  const inner = (key === 'identifier' || key === 'data') && typeof value === 'string' ? parseJson(value) : undefined
  return inner === undefined ? value : inner
}

/** Headers by name, folded at first. */
function HeaderTable({ title, headers }: { title: string; headers: Readonly<Record<string, string>> }) {
  const lines = Object.entries(headers)
  if (lines.length === 0) return null
  return (
    <details className="mb-3">
      <summary className="cursor-pointer text-xs font-medium text-ink-2">
        {title} <span className="num">{lines.length}</span>
      </summary>
      <dl className="mt-1 rounded-s bg-sunken px-3 py-2 font-mono text-xs">
        {lines.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-2 py-0.5">
            <dt className="truncate text-ink-2" title={name}>
              {name}
            </dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Changes of the world by a call or frame. */
function ExchangeChanges({ exchange }: { exchange: number }) {
  const { data } = useQuery({
    queryKey: ['exchange-changes', exchange],
    queryFn: () => control.readExchangeChanges({ id: exchange }),
    staleTime: Infinity,
  })
  const words = useCopy(inspectorCopy).detail
  if (!data) return null
  return (
    <section className="mb-3" aria-label={words.changes}>
      <h4 className="mb-1 text-xs font-medium text-ink-2">
        {words.changes} {data.length}
      </h4>
      <WorldChanges changes={data} />
    </section>
  )
}

/** Deviations of an exchange from the contract; renders nothing when there are none. */
function ExchangeIssues({ issues }: Pick<Exchange, 'issues'>) {
  const words = useCopy(inspectorCopy).detail
  if (issues.length === 0) return null
  return (
    <div className="mb-3 rounded-m bg-sunken px-4 py-3">
      <p className="text-s font-semibold text-alarm">{words.drift}</p>
      <ul className="mt-1 grid gap-1.5 font-mono text-xs">
        {issues.map((issue) => (
          <li key={issue.path + issue.expected}>
            {issue.path}
            <br />
            {words.issue(issue.expected, issue.actual)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function WhyRefused({ exchange }: { exchange: Exchange }) {
  const words = useCopy(inspectorCopy).detail
  const reason = exchange.kind === 'http' ? refusalReason(exchange) : undefined
  if (!reason) return null
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2 rounded-m bg-sunken px-4 py-2.5 text-s">
      <span className="font-semibold">{words.refusedBy(reason.gate)}</span>
      <span lang="ja" className="text-ink-2">
        {reason.text}
      </span>
      <code className="ms-auto font-mono text-xs text-ink-3">{reason.ids.join(' ')}</code>
    </p>
  )
}

interface ExchangeDetailProps {
  id: number
  /** Exchange of an opened file, unknown to this server. */
  ofFile: Exchange | undefined
  onClose: () => void
}

/** Request, response and deviations of an exchange. */
export function ExchangeDetail({ id, ofFile, onClose }: ExchangeDetailProps) {
  const query = useQuery({ ...exchangeQuery(id), enabled: ofFile === undefined })
  const words = useCopy(inspectorCopy)
  const data = ofFile ?? query.data
  const at = data === undefined ? undefined : Date.parse(data.at)
  return (
    <section
      aria-label={words.detail.label}
      className="flex max-h-[58%] min-h-48 shrink-0 flex-col border-t border-line bg-surface"
    >
      <header className="flex items-center gap-2 py-1.5 ps-4.5 pe-2">
        <h3 className="min-w-0 flex-1 truncate font-mono text-xs font-medium" title={data?.title}>
          {data === undefined ? `#${id}` : `${data.kind === 'http' ? `${data.method} ` : ''}${data.title}`}
        </h3>
        {data?.kind === 'http' && (
          <span
            className={`shrink-0 text-xs font-medium num ${data.status >= 400 || data.status === 0 ? 'text-rose' : 'text-leaf'}`}
          >
            {data.status === 0 ? words.cut : data.status}
          </span>
        )}
        {at !== undefined && (
          <span className="shrink-0 text-xs text-ink-3 num">{`${formatDay(at)} ${formatClock(at)}`}</span>
        )}
        <ToolButton icon="close" label={words.detail.close} onClick={onClose} />
      </header>
      <Scroller className="px-4.5 pb-4">
        {ofFile ? (
          <Contents exchange={ofFile} />
        ) : (
          <QueryState of={{ ...exchangeQuery(id), enabled: ofFile === undefined }} rows={2}>
            {(exchange) => <Contents exchange={exchange} />}
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

function BodyText({ title, text }: { title: string; text: string }) {
  return (
    <section className="mb-3" aria-label={title}>
      <h4 className="mb-1 text-xs font-medium text-ink-2">{title}</h4>
      <pre className="rounded-s bg-sunken px-3 py-2 font-mono text-xs break-all whitespace-pre-wrap">
        {pretty(text)}
      </pre>
    </section>
  )
}
