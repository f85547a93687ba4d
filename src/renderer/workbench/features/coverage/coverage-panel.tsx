import { useState } from 'react'
import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { coverageFile, type CoverageFormat, coverageFormats } from '../../../../contract/files/coverage-file.ts'
import { coverageParts, shareOf } from '../../../../contract/files/coverage-report.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { currentCopy, currentLanguage, useCopy } from '../../hub/language.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { saveBlob } from '../../parts/files.ts'
import { Panel, QueryState, useViews } from '../../parts/panel.tsx'
import { coverageCopy } from './copy.ts'

interface CountListProps {
  rows: readonly { text: string; count: number; note?: string | undefined }[]
  mono?: boolean | undefined
  /** Language of the texts, when they are quotes of the service. */
  lang?: 'ja' | undefined
}

/** Texts with the number of times each was seen; unseen ones are pale. */
function CountList({ rows, mono = false, lang }: CountListProps) {
  const words = useCopy(coverageCopy)
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ text, count, note }) => (
        <li key={text} className="flex items-baseline gap-3 py-1.5">
          <span
            className={`min-w-0 flex-1 ${mono ? 'font-mono text-xs break-all' : 'text-s'} ${count === 0 ? 'text-ink-3' : ''}`}
          >
            <span lang={lang}>{text}</span>
            {note !== undefined && <code className="ms-2 font-mono text-xs text-ink-3">{note}</code>}
          </span>
          <span className={`text-s num ${count === 0 ? 'text-ink-3' : 'font-semibold text-leaf'}`}>
            {count === 0 ? words.unseen : count}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Colours of a status: hollow while unseen, rose for a refusal. */
function lookOfStatus(status: string, count: number): string {
  if (count === 0) return 'text-ink-3 inset-ring inset-ring-line'
  return Number(status) >= 400 ? 'bg-rose-soft text-rose' : 'bg-leaf-soft text-leaf'
}

/** Every documented call with its statuses. Unseen statuses are hollow. */
function EndpointRows({ endpoints, channels }: Pick<CoverageReport, 'endpoints' | 'channels'>) {
  const words = useCopy(coverageCopy)
  const [onlyMissing, setOnlyMissing] = useState(false)
  const shown = onlyMissing
    ? endpoints.filter(({ statuses }) => Object.values(statuses).every((count) => count === 0))
    : endpoints
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

const formats: Readonly<Record<CoverageFormat, { readonly label: string; readonly type: string }>> = {
  html: { label: 'HTML', type: 'text/html' },
  json: { label: 'JSON', type: 'application/json' },
  xml: { label: 'JUnit', type: 'application/xml' },
}

function save(report: CoverageReport, format: CoverageFormat): void {
  const { fileTitle: title, kinds, unseen } = currentCopy(coverageCopy)
  const text = coverageFile(report, format, { language: currentLanguage(), title, kinds, unseen })
  saveBlob(`yoimachi-coverage.${format}`, new Blob([text], { type: formats[format].type }))
}

/** Saves the report of this session as a file. */
function ExportButtons({ report }: { report: CoverageReport }) {
  return coverageFormats.map((format) => (
    <SmallButton key={format} icon="download" onClick={() => save(report, format)}>
      {formats[format].label}
    </SmallButton>
  ))
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

const coverageQuery = ask(['coverage'], () => control.readCoverage(), {
  staleAfter: ['clock', 'world', 'variants', 'exchange'],
})

const clear = async () => {
  await control.clearCoverage()
  await queryClient.invalidateQueries({ queryKey: coverageQuery.queryKey })
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
  if (view === 'screens')
    return (
      <CountList
        mono
        rows={screens.map(({ path, seen, documented }) => ({
          text: path,
          count: seen,
          note: documented ? undefined : words.undocumentedScreen,
        }))}
      />
    )
  return (
    <CountList
      lang="ja"
      rows={errorTexts.map(({ text, seen, documented }) => ({
        text,
        count: seen,
        note: documented ? undefined : words.fieldText,
      }))}
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
              <ActionButton tone="text" confirmText={words.reallyReset} run={clear}>
                {words.reset}
              </ActionButton>
            </div>
          </>
        )}
      </QueryState>
    </Panel>
  )
}
