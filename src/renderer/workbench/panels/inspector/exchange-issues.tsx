import type { Exchange } from '../../../../contract/control/exchanges.ts'

/** Where an exchange leaves the contract; nothing where it does not. */
export function ExchangeIssues({ issues }: Pick<Exchange, 'issues'>) {
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
