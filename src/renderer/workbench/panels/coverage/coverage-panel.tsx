import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coverageParts, shareOf, clearCoverage, readCoverage } from '../../../../contract/control/coverage.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { ConfirmButton } from '../../parts/buttons.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { lookOfKind } from '../../time/effect-kinds.ts'
import { CountList } from './count-list.tsx'
import { EndpointLines } from './endpoint-lines.tsx'
import { ExportButtons } from './export-buttons.tsx'
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

/** What has been exercised since the server started, of all that is documented. */
export function CoveragePanel() {
  const query = useQuery(coverageQuery)
  const [view, setView] = useState<View>('calls')
  return (
    <Panel
      title="網羅"
      aside={<Segmented label="表示" size="s" options={views} value={view} onValueChange={setView} />}
    >
      <QueryState query={query}>
        {(report) => {
          const { endpoints, channels, timeRules, screens, errorTexts } = report
          return (
            <>
              <div className="mb-4 grid grid-cols-3 gap-2">
                {coverageParts(report).map(({ key, label, items }) => {
                  const { seen, of } = shareOf(items)
                  return <Meter key={key} label={label} value={seen} of={of} />
                })}
              </div>
              {view === 'calls' && <EndpointLines endpoints={endpoints} channels={channels} />}
              {view === 'screens' && (
                <CountList
                  rows={screens.map(({ path, seen, documented }) => ({
                    text: path,
                    count: seen,
                    ...(documented ? {} : { note: '一覧にない画面' }),
                  }))}
                  emptyText=""
                  mono
                />
              )}
              {view === 'texts' && (
                <CountList
                  rows={errorTexts.map(({ text, seen, documented }) => ({
                    text,
                    count: seen,
                    ...(documented ? {} : { note: '項目ごとの文' }),
                  }))}
                  emptyText=""
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
              <div className="mt-5 flex flex-wrap items-center gap-1.5">
                <ExportButtons report={report} />
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
