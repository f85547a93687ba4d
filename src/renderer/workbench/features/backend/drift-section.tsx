import { Link } from 'react-router-dom'
import { type DriftLedger, driftLedger, ledgerText } from '../../../../contract/control/drift-ledger.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { flash } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { chooseFile, saveBlob } from '../../parts/files.ts'
import { QueryState, Section } from '../../parts/panel.tsx'
import { backendCopy } from './copy.ts'
import { type Age, ageOf, ageText } from './drift-ages.ts'
import { driftQuery, DriftRows } from './drift-rows.tsx'
import { callsWithDrifts, knownCalls, type KnownCall } from './known-calls.ts'

/** File name in the repository. */
const ledgerName = 'contract-drift.json'

function saveDrift(ledger: DriftLedger): void {
  saveBlob(ledgerName, new Blob([ledgerText(ledger)], { type: 'application/json' }))
}

/** Asks for a ledger file and merges it. */
async function loadDrift(): Promise<void> {
  const file = await chooseFile('.json,application/json')
  if (!file) return
  const words = currentCopy(backendCopy).drift
  const ledger = driftLedger.safeParse(parseJson(await file.text()))
  if (!ledger.success) return flash(words.noLedger(file.name), 'alarm')
  queryClient.setQueryData(driftQuery.queryKey, await control.mergeDrift(ledger.data))
  flash(words.loaded(file.name))
}

/** Deviations of the real API from the contract over all runs, and the last confirmation of each call. */
export function DriftSection() {
  const words = useCopy(backendCopy).drift
  return (
    <QueryState of={driftQuery} rows={2}>
      {({ ledger, today }) => {
        const calls = knownCalls(ledger)
        const open = callsWithDrifts(calls, false)
        const reviewed = callsWithDrifts(calls, true)
        return (
          <>
            <Section title={words.title}>
              {open.length > 0 ? (
                <DriftRows calls={open} today={today} />
              ) : (
                <p className="text-s text-ink-2">
                  {calls.some(({ samples }) => samples > 0) ? words.noOpen : words.noSamples}
                </p>
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
            <CallAges calls={calls} today={today} />
            <section aria-label={words.file} className="grid gap-2">
              <p className="text-xs text-ink-2">{words.fileText(`fixtures/${ledgerName}`)}</p>
              <div className="flex flex-wrap gap-1.5">
                <ActionButton icon="download" run={async () => saveDrift(ledger)}>
                  {words.exportFile}
                </ActionButton>
                <ActionButton icon="document" tone="text" run={loadDrift}>
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

const ages: readonly { readonly age: Age; readonly tone: string }[] = [
  { age: 'today', tone: 'bg-leaf' },
  { age: 'week', tone: 'bg-lantern' },
  { age: 'older', tone: 'bg-ink-3' },
  { age: 'never', tone: 'bg-line' },
]

/** Days on which each call was last seen to keep the contract. */
function CallAges({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
  const words = useCopy(backendCopy).drift
  const counted = ages.map((look) => ({
    ...look,
    count: calls.filter(({ confirmed }) => ageOf(confirmed, today) === look.age).length,
  }))
  return (
    <Section title={words.confirmed} aside={words.calls(calls.length)}>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-clip rounded-full">
        {counted.map(({ age, tone, count }) => (
          <span key={age} className={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {counted.map(({ age, tone, count }) => (
          <li key={age} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${tone}`} />
            {words.ages[age]} <span className="num">{count}</span>
          </li>
        ))}
      </ul>
      <Disclosure summary={<span className="text-s">{words.byCall}</span>}>
        <ul className="divide-y divide-line">
          {calls.map(({ id, summary, name, confirmed, samples }) => (
            <li key={name} className="flex items-baseline gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block text-ink">{endpointTitle({ id, summary })}</span>
                <code className="font-mono text-xs break-all">{name}</code>
              </span>
              <span className="shrink-0 text-end text-xs num">
                <span className={`block ${confirmed === null ? 'text-ink-3' : 'font-semibold text-ink'}`}>
                  {ageText(confirmed, today)}
                </span>
                {samples > 0 && words.samples(samples)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}
