import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { CallAges } from './call-ages.tsx'
import { backendCopy } from './copy.ts'
import { driftQuery, ledgerName, mergeLedgerFile, saveLedger } from './drift-ledger.ts'
import { knownCalls } from './known-calls.ts'
import { KnownDrifts } from './known-drifts.tsx'

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
