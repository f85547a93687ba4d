import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { control } from '../../hub/control/call-control.ts'
import { ask } from '../../hub/control/queries.ts'
import { formatClock, formatDay } from '../../hub/dates.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { ExchangeActions } from './exchange-actions.tsx'

/** One exchange in full. */
const exchangeQuery = (id: number) => ask(['exchange', id], () => control.readExchange({ id }), { staleTime: Infinity })

/** Indents JSON. Also opens the JSON inside the JSON of a frame. */
export function pretty(text: string): string {
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
  if (!data) return null
  return (
    <section className="mb-3" aria-label="世界の変化">
      <h4 className="mb-1 text-xs font-medium text-ink-2">世界の変化 {data.length}</h4>
      <WorldChanges changes={data} />
    </section>
  )
}

/** Deviations of an exchange from the contract; renders nothing when there are none. */
function ExchangeIssues({ issues }: Pick<Exchange, 'issues'>) {
  if (issues.length === 0) return null
  return (
    <div className="mb-3 rounded-m bg-sunken px-4 py-3">
      <p className="text-s font-semibold text-alarm">契約からの逸脱</p>
      <ul className="mt-1 grid gap-1.5 font-mono text-xs">
        {issues.map((issue) => (
          <li key={issue.path + issue.expected}>
            {issue.path}
            <br />
            期待 {issue.expected} ・ 実際 {issue.actual}
          </li>
        ))}
      </ul>
    </div>
  )
}

const refusal = z.object({
  msg: z.optional(z.string()),
  reason: z.optional(z.string()),
  errors: z.optional(z.unknown()),
})

const reasons: Readonly<Record<string, readonly [gate: string, ...ids: string[]]>> = {
  owner: ['ご本人の確認', 'C-7', 'D-51'],
  sex: ['性別の関門', 'C-6'],
  age: ['年齢確認の関門', 'C-6'],
  payment: ['お支払いの関門', 'C-6'],
  unconfirmed: ['メールアドレスの確認', 'API-02'],
  under_age: ['年齢の関門', 'API-02'],
  inactive: ['利用停止の関門', 'API-02'],
}
const byStatus: Readonly<Record<number, readonly [gate: string, ...ids: string[]]>> = {
  400: ['リクエストの形式', 'C-5'],
  401: ['ログインの関門', 'C-6'],
  403: ['利用の関門', 'C-6'],
  404: ['存在しないか、この会員には見えない', 'C-5'],
  413: ['本文の大きさ', 'C-5'],
  422: ['入力か、いまの状態の規則', 'C-5'],
}

/** Reason for a 4xx: the gate or rule, its message, and the requirements; undefined for other statuses. */
export function refusalReason({
  method,
  path,
  status,
  response,
}: Pick<Exchange, 'method' | 'path' | 'status' | 'response'>) {
  const usual = byStatus[status]
  if (!usual) return undefined
  const parsed = z.safeParse(refusal, parseJson(response))
  const { msg, reason = '', errors } = parsed.success ? parsed.data : {}
  const [gate, ...ids] = reasons[reason] ?? usual
  const pathname = path.replace(/\?.*$/, '')
  const call = endpoints.find(
    (endpoint) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  const message = msg ?? (Array.isArray(errors) ? errors.join('、') : '')
  return { gate, text: message, ids: [...new Set([...(call ? [call.id] : []), ...ids])] }
}

function WhyRefused({ exchange }: { exchange: Exchange }) {
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

interface ExchangeDetailProps {
  id: number
  /** Exchange of an opened file, unknown to this server. */
  ofFile: Exchange | undefined
  onClose: () => void
}

/** Request, response and deviations of an exchange. */
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
        <ToolButton icon="close" label="詳細を閉じる" onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 scroll-inner px-4.5 pb-4 focus-visible:-outline-offset-2">
        {ofFile ? (
          <Contents exchange={ofFile} />
        ) : (
          <QueryState of={{ ...exchangeQuery(id), enabled: ofFile === undefined }} rows={2}>
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
      {exchange.fault && (
        <p className="mb-3 rounded-m bg-lantern-soft px-4 py-2.5 text-s text-lantern-ink">
          パネル「障害」で加えた障害が、この通信に起きました。
        </p>
      )}
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
