import { useState } from 'react'
import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { useCopy } from '../../hub/language.ts'
import { coverageCopy } from './copy.ts'
import { CountList } from './count-list.tsx'

/** Colours of a status: hollow while unseen, rose for a refusal. */
function lookOfStatus(status: string, count: number): string {
  if (count === 0) return 'text-ink-3 inset-ring inset-ring-line'
  return Number(status) >= 400 ? 'bg-rose-soft text-rose' : 'bg-leaf-soft text-leaf'
}

/** Every documented call with its statuses. Unseen statuses are hollow. */
export function EndpointRows({ endpoints, channels }: Pick<CoverageReport, 'endpoints' | 'channels'>) {
  const words = useCopy(coverageCopy)
  const [onlyMissing, setOnlyMissing] = useState(false)
  const isMissing = ({ statuses }: (typeof endpoints)[number]) => Object.values(statuses).every((count) => count === 0)
  const shown = onlyMissing ? endpoints.filter(isMissing) : endpoints
  return (
    <>
      <label className="mb-1 flex items-center gap-2 text-s text-ink-2">
        <input type="checkbox" checked={onlyMissing} onChange={(event) => setOnlyMissing(event.target.checked)} />
        {words.onlyMissing}
      </label>
      <ul className="divide-y divide-line">
        {shown.map(({ id, method, path, summary, statuses }) => (
          <li key={id} className="py-2">
            <p className="text-s">{endpointTitle({ id, summary })}</p>
            <p className="flex items-baseline gap-2 font-mono text-xs">
              <span className="w-12 shrink-0 text-ink-2">{method}</span>
              <span className="min-w-0 flex-1 break-all">{path}</span>
              <span className="flex shrink-0 flex-wrap justify-end gap-1">
                {Object.entries(statuses).map(([status, count]) => (
                  <span
                    key={status}
                    title={words.status(status, count)}
                    className={`rounded-[4px] px-1 num ${lookOfStatus(status, count)}`}
                  >
                    {status}
                  </span>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mt-4">{words.kinds.channels}</h3>
      <CountList mono rows={channels.map(({ name, frames }) => ({ text: name, count: frames }))} />
    </>
  )
}
