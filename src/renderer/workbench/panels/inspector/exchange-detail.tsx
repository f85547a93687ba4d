import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { phoneNames } from '../../../../contract/rules/local-origins.ts'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useIsMock } from '../../control/use-is-mock.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { phoneOrigin } from '../../stage/phone-origin.ts'
import { formatClock, formatDay } from '../../time/format-moment.ts'
import { undoCall } from '../../time/history-actions.ts'
import { curlOf } from './curl-of.ts'
import { ExchangeChanges } from './exchange-changes.tsx'
import { pretty, titleOf } from './find-exchanges.ts'
import { ReplayButtons } from './replay-buttons.tsx'
import { WhyRefused } from './why-refused.tsx'

interface ExchangeDetailProps {
  exchange: Exchange
  onClose: () => void
}

/** What was asked and answered, and where it leaves the contract. */
export function ExchangeDetail({ exchange, onClose }: ExchangeDetailProps) {
  const { id, kind, method, phone, at, request, response, issues, changes } = exchange
  const isHttp = kind === 'http'
  const isMock = useIsMock()
  return (
    <section
      aria-label="通信の詳細"
      className="flex max-h-[58%] min-h-48 shrink-0 flex-col border-t border-line bg-surface"
    >
      <header className="flex items-center gap-2 py-1.5 ps-4.5 pe-2">
        <h3 className="min-w-0 flex-1 truncate font-mono text-xs font-medium">
          {isHttp ? `${method} ` : ''}
          {titleOf(exchange)}
        </h3>
        <span className="shrink-0 text-xs text-ink-3 num">{`${formatDay(Date.parse(at))} ${formatClock(Date.parse(at))}`}</span>
        <IconButton icon="close" size={34} iconSize={16} label="詳細を閉じる" onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 scroll-inner px-4.5 pb-4 focus-visible:-outline-offset-2">
        <WhyRefused exchange={exchange} />
        {issues.length > 0 && (
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
        )}
        <div className="mb-3 flex flex-wrap gap-1.5">
          {isHttp && (
            <Button
              size="xs"
              tone="quiet"
              onClick={() =>
                void copyText(
                  curlOf(exchange, phoneOrigin(phoneNames.find((name) => name === phone) ?? 'a')),
                  'curl',
                )
              }
            >
              curl をコピー
            </Button>
          )}
          {isHttp && <ReplayButtons exchange={exchange} />}
          {isMock && changes !== null && (
            <ActionButton icon="undo" run={() => undoCall(id, titleOf(exchange))}>
              この通信の直前に戻す
            </ActionButton>
          )}
        </div>
        {changes !== null && changes > 0 && <ExchangeChanges exchange={id} />}
        {request !== '' && <BodyText title={isHttp ? 'リクエスト' : '受信したフレーム'} text={request} />}
        {response !== '' && <BodyText title={isHttp ? 'レスポンス' : '送信したフレーム'} text={response} />}
      </div>
    </section>
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
