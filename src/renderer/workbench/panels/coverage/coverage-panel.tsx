import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clearCoverage, readCoverage } from '../../../../contract/control/coverage.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { lookOfKind } from '../../time/effect-kinds.ts'
import { CountList } from './count-list.tsx'
import { EndpointLines } from './endpoint-lines.tsx'
import { Meter } from './meter.tsx'

type View = 'calls' | 'screens' | 'texts' | 'time'
const views = [
  { value: 'calls', label: 'API' },
  { value: 'screens', label: '画面' },
  { value: 'texts', label: 'エラー文' },
  { value: 'time', label: '時間' },
] as const

const coverageQuery = queryOptions({ queryKey: ['coverage'], queryFn: () => callControl(readCoverage) })

const clear = async () => {
  await callControl(clearCoverage)
  await queryClient.invalidateQueries({ queryKey: coverageQuery.queryKey })
}

/** What has been exercised since the server started. */
export function CoveragePanel() {
  const query = useQuery(coverageQuery)
  const [view, setView] = useState<View>('calls')
  return (
    <Panel
      title="網羅"
      aside={<Segmented label="表示" size="s" options={views} value={view} onValueChange={setView} />}
    >
      <QueryState query={query}>
        {({ endpoints, channels, timeRules, screens, errorTexts }) => {
          const used = endpoints.filter(({ statuses }) => Object.values(statuses).some((count) => count > 0))
          return (
            <>
              <div className="mb-4 grid grid-cols-2 gap-3">
                <Meter label="API" value={used.length} of={endpoints.length} />
                <Meter
                  label="時間のきまり"
                  value={timeRules.filter(({ fired }) => fired > 0).length}
                  of={timeRules.length}
                />
              </div>
              {view === 'calls' && <EndpointLines endpoints={endpoints} channels={channels} />}
              {view === 'screens' && (
                <CountList
                  rows={Object.entries(screens).map(([text, count]) => ({ text, count }))}
                  emptyText="スマートフォンで開いた画面が、ここに並びます。"
                  mono
                />
              )}
              {view === 'texts' && (
                <CountList
                  rows={Object.entries(errorTexts).map(([text, count]) => ({ text, count }))}
                  emptyText="表示されたエラー文が、ここに並びます。"
                />
              )}
              {view === 'time' && (
                <CountList
                  rows={timeRules.map(({ kind, fired }) => ({
                    text: lookOfKind(kind).label,
                    note: kind,
                    count: fired,
                  }))}
                  emptyText=""
                />
              )}
              <div className="-ms-3.5 mt-5">
                <ConfirmButton tone="text" confirmText="数え直す" run={clear}>
                  数えなおす…
                </ConfirmButton>
              </div>
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}
