import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { coverageParts, shareOf } from '../../../../contract/files/coverage-report.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { control } from '../../hub/control/call-control.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Panel, useViews } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { coverageCopy } from './copy.ts'
import { CountList } from './count-list.tsx'
import { EndpointRows } from './endpoint-rows.tsx'
import { ExportButtons } from './export-buttons.tsx'

const coverageQuery = ask(['coverage'], () => control.readCoverage(), {
  staleAfter: ['clock', 'world', 'variants', 'exchange'],
})

async function clearCoverage(): Promise<void> {
  await control.clearCoverage()
  await queryClient.invalidateQueries({ queryKey: coverageQuery.queryKey })
}

/** Covered share of a total. */
function Meter({ label, value, of }: { label: string; value: number; of: number }) {
  const words = useCopy(coverageCopy)
  return (
    <div className="rounded-m bg-sunken px-3 py-2.5">
      <p className="text-xs text-ink-2">{label}</p>
      <p className="mb-1.5 text-l font-semibold num">
        {value}
        <span className="text-s font-normal text-ink-3"> / {of}</span>
      </p>
      <ProgressBar value={of === 0 ? 0 : value / of} label={words.meter(label)} />
    </div>
  )
}

/** Documented items of one view with their counts. */
function ReportRows({ report, view }: { report: CoverageReport; view: keyof typeof coverageCopy.ja.views.names }) {
  const words = useCopy(coverageCopy)
  const { endpoints, channels, timeRules, screens, errorTexts } = report
  if (view === 'calls') return <EndpointRows endpoints={endpoints} channels={channels} />
  if (view === 'time')
    return (
      <CountList
        rows={timeRules.map(({ kind, fired }) => ({ text: lookOfKind(kind).label, note: kind, count: fired }))}
      />
    )
  const isScreens = view === 'screens'
  const note = isScreens ? words.undocumentedScreen : words.fieldText
  const rows = isScreens ? screens.map(({ path, ...rest }) => ({ text: path, ...rest })) : errorTexts
  return (
    <CountList
      mono={isScreens}
      lang={isScreens ? undefined : 'ja'}
      rows={rows.map(({ text, seen, documented }) => ({ text, count: seen, note: documented ? undefined : note }))}
    />
  )
}

/** Coverage of the documented calls and texts since the server started. */
export function CoveragePanel() {
  const words = useCopy(coverageCopy)
  const [view, choice] = useViews(words.views, 'calls')
  return (
    <Panel title={words.title} aside={choice}>
      <QueryState of={coverageQuery}>
        {(report) => (
          <>
            <div className="mb-4 grid grid-cols-3 gap-2">
              {coverageParts(report).map(({ key, items }) => {
                const { seen, of } = shareOf(items)
                return <Meter key={key} label={words.kinds[key]} value={seen} of={of} />
              })}
            </div>
            <ReportRows report={report} view={view} />
            <div className="mt-5 flex flex-wrap items-center gap-1.5">
              <ExportButtons report={report} />
              <ActionButton tone="text" confirmText={words.reallyReset} run={clearCoverage}>
                {words.reset}
              </ActionButton>
            </div>
          </>
        )}
      </QueryState>
    </Panel>
  )
}
