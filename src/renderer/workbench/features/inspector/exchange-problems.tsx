import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { useCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'
import { refusalReason } from './refusal-reason.ts'

/** Deviations of an exchange from the contract; renders nothing when there are none. */
export function ExchangeIssues({ issues }: Pick<Exchange, 'issues'>) {
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

/** Gate or rule that refused a call; renders nothing for other exchanges. */
export function WhyRefused({ exchange }: { exchange: Exchange }) {
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
