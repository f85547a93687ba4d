import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { coverageParts, shareOf } from '../../../../contract/files/coverage-report.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { control } from '../../hub/control/call-control.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Panel, useViews } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { coverageCopy } from './copy.ts'
import { EndpointRows } from './endpoint-rows.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ErrorTextRows, ScreenRows, TimeRuleRows } from './item-rows.tsx'

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

type CoverageView = keyof typeof coverageCopy.ja.views.names

/** Documented items of each view with their counts. */
const rowsOfView: Readonly<Record<CoverageView, React.ComponentType<CoverageReport>>> = {
  calls: EndpointRows,
  screens: ScreenRows,
  texts: ErrorTextRows,
  time: TimeRuleRows,
}

/** Coverage of the documented calls and texts since the server started, or since the last reset. */
export function CoveragePanel() {
  const words = useCopy(coverageCopy)
  const [view, choice] = useViews<CoverageView>(words.views, 'calls')
  const Rows = rowsOfView[view]
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
            <Rows {...report} />
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
