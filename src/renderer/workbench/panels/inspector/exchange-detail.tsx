import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { exchangeQuery } from '../../control/exchange-rows.ts'
import { QueryState } from '../../parts/panel.tsx'
import { formatClock, formatDay } from '../../time/moments.ts'
import { ExchangeActions } from './exchange-actions.tsx'
import { ExchangeChanges } from './exchange-changes.tsx'
import { ExchangeIssues } from './exchange-issues.tsx'
import { HeaderTable } from './header-table.tsx'
import { pretty } from './pretty.ts'
import { WhyRefused } from './why-refused.tsx'

interface ExchangeDetailProps {
  id: number
  /** One of an opened file, which this server knows nothing of. */
  ofFile: Exchange | undefined
  onClose: () => void
}

/** What was asked and answered, and where it leaves the contract. */
export function ExchangeDetail({ id, ofFile, onClose }: ExchangeDetailProps) {
  const query = useQuery({ ...exchangeQuery(id), enabled: ofFile === undefined })
  const data = ofFile ?? query.data
  const at = data === undefined ? undefined : Date.parse(data.at)
  return (
    <section
      aria-label="通信の詳細"
      className="flex max-h-[58%] min-h-48 shrink-0 flex-col border-t border-line bg-surface"
    >
      <header className="flex items-center gap-2 py-1.5 ps-4.5 pe-2">
        <h3 className="min-w-0 flex-1 truncate font-mono text-xs font-medium">
          {data === undefined ? `#${id}` : `${data.kind === 'http' ? `${data.method} ` : ''}${data.title}`}
        </h3>
        {data?.kind === 'http' && (
          <span
            className={`shrink-0 text-xs font-medium num ${data.status >= 400 || data.status === 0 ? 'text-rose' : 'text-leaf'}`}
          >
            {data.status === 0 ? '切断' : data.status}
          </span>
        )}
        {at !== undefined && (
          <span className="shrink-0 text-xs text-ink-3 num">{`${formatDay(at)} ${formatClock(at)}`}</span>
        )}
        <IconButton icon="close" size={34} iconSize={16} label="詳細を閉じる" onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 scroll-inner px-4.5 pb-4 focus-visible:-outline-offset-2">
        {ofFile ? (
          <Contents exchange={ofFile} />
        ) : (
          <QueryState query={query} rows={2}>
            {(exchange) => <Contents exchange={exchange} />}
          </QueryState>
        )}
      </div>
    </section>
  )
}

function Contents({ exchange }: { exchange: Exchange }) {
  const { id, kind, issues, request, response, changes, requestHeaders, responseHeaders } = exchange
  const isHttp = kind === 'http'
  return (
    <>
      <WhyRefused exchange={exchange} />
      <ExchangeIssues issues={issues} />
      <ExchangeActions exchange={exchange} />
      {changes !== null && changes > 0 && <ExchangeChanges exchange={id} />}
      {request !== '' && <BodyText title={isHttp ? 'リクエスト' : '受信したフレーム'} text={request} />}
      {response !== '' && <BodyText title={isHttp ? 'レスポンス' : '送信したフレーム'} text={response} />}
      <HeaderTable title="リクエストのヘッダー" headers={requestHeaders} />
      <HeaderTable title="レスポンスのヘッダー" headers={responseHeaders} />
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
