import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { exchangesQuery } from '../../control/exchanges.ts'

/** Where recent exchanges left the contract, gathered by call. */
export function DriftSummary() {
  const { data = [] } = useQuery(exchangesQuery)
  const rows = gather(data.filter(({ kind, verdict }) => kind === 'http' && verdict === 'drift'))
  return (
    <section aria-label="契約からの逸脱" className="grid gap-2">
      <h3>契約からの逸脱</h3>
      {rows.length === 0 ? (
        <p className="text-s text-ink-2">最近の通信（{data.length}件）に、逸脱はありません。</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ call, count, places }) => (
            <li key={call} className="py-2 font-mono text-xs">
              <span className="flex justify-between gap-2">
                <span className="break-all">{call}</span>
                <span className="shrink-0 text-alarm num">{count}回</span>
              </span>
              <span className="block text-ink-2">{places.join('、')}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/inspector" replace className="w-fit text-s text-plum underline underline-offset-2">
        通信を見る
      </Link>
    </section>
  )
}

function gather(list: readonly Exchange[]) {
  const calls = new Map<string, { count: number; places: Set<string> }>()
  for (const { method, path, issues } of list) {
    const call = `${method} ${path.replace(/\?.*$/, '')}`
    const row = calls.get(call) ?? { count: 0, places: new Set<string>() }
    row.count += 1
    for (const issue of issues) row.places.add(issue.path.replace(/\[\d+\]/g, '[]'))
    calls.set(call, row)
  }
  return [...calls].map(([call, { count, places }]) => ({ call, count, places: [...places] }))
}
