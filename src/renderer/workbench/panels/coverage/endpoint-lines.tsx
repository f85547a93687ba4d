import { useState } from 'react'
import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { endpointTitle } from '../../control/endpoint-titles.ts'
import { CountList } from './count-list.tsx'

interface EndpointLinesProps {
  endpoints: CoverageReport['endpoints']
  channels: CoverageReport['channels']
}

/** Every documented call with its statuses, those not seen yet hollow. */
export function EndpointLines({ endpoints, channels }: EndpointLinesProps) {
  const [onlyMissing, setOnlyMissing] = useState(false)
  const shown = onlyMissing
    ? endpoints.filter(({ statuses }) => Object.values(statuses).every((count) => count === 0))
    : endpoints
  return (
    <>
      <label className="mb-1 flex items-center gap-2 text-s text-ink-2">
        <input
          type="checkbox"
          checked={onlyMissing}
          onChange={(event) => setOnlyMissing(event.target.checked)}
        />
        まだ呼ばれていないものだけ
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
                    title={count === 0 ? `${status}：まだありません` : `${status}：${count}回`}
                    className={`rounded-[4px] px-1 num ${
                      count === 0
                        ? 'text-ink-3 inset-ring inset-ring-line'
                        : Number(status) >= 400
                          ? 'bg-rose-soft text-rose'
                          : 'bg-leaf-soft text-leaf'
                    }`}
                  >
                    {status}
                  </span>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mt-4">チャンネル</h3>
      <CountList
        mono
        rows={channels.map(({ name, frames }) => ({ text: name, count: frames }))}
        emptyText=""
      />
    </>
  )
}
