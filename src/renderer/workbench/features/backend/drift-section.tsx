import { Link } from 'react-router-dom'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { CallAges } from './call-ages.tsx'
import { backendCopy } from './copy.ts'
import { driftQuery, ledgerName, mergeLedgerFile, saveLedger } from './drift-ledger.ts'
import { DriftRows } from './drift-rows.tsx'
import { callsWithDrifts, knownCalls, type KnownCall } from './known-calls.ts'

/** Drifts that no note explains, and those that a note does. */
function KnownDrifts({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
  const words = useCopy(backendCopy).drift
  const open = callsWithDrifts(calls, false)
  const reviewed = callsWithDrifts(calls, true)
  const hasSamples = calls.some(({ samples }) => samples > 0)
  return (
    <Section title={words.title}>
      {open.length > 0 ? (
        <DriftRows calls={open} today={today} />
      ) : (
        <p className="text-s text-ink-2">{hasSamples ? words.noOpen : words.noSamples}</p>
      )}
      {reviewed.length > 0 && (
        <Disclosure
          summary={
            <span className="text-s font-semibold">
              {words.reviewed(reviewed.flatMap(({ drifts }) => drifts).length)}
            </span>
          }
        >
          <DriftRows calls={reviewed} today={today} />
        </Disclosure>
      )}
      <Link to="/inspector" replace className="w-fit text-s text-plum underline underline-offset-2">
        {words.showTraffic}
      </Link>
    </Section>
  )
}

/** Deviations of the real API from the contract over all runs, and the last confirmation of each call. */
export function DriftSection() {
  const words = useCopy(backendCopy).drift
  return (
    <QueryState of={driftQuery} rows={2}>
      {({ ledger, today }) => {
        const calls = knownCalls(ledger)
        return (
          <>
            <KnownDrifts calls={calls} today={today} />
            <CallAges calls={calls} today={today} />
            <section aria-label={words.file} className="grid gap-2">
              <p className="text-xs text-ink-2">{words.fileText(`fixtures/${ledgerName}`)}</p>
              <div className="flex flex-wrap gap-1.5">
                <ActionButton icon="download" run={async () => saveLedger(ledger)}>
                  {words.exportFile}
                </ActionButton>
                <ActionButton icon="document" tone="text" run={mergeLedgerFile}>
                  {words.load}
                </ActionButton>
              </div>
            </section>
          </>
        )
      }}
    </QueryState>
  )
}
