import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type CallDrift,
  callIn,
  type Drift,
  type DriftLedger,
  driftLedger,
  ledgerText,
} from '../../../../contract/control/drift.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { driftQuery, queryClient } from '../../hub/control/queries.ts'
import { currentCopy, joined, useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { compactControl } from '../../parts/fields.tsx'
import { chooseFile, saveBlob } from '../../parts/files.ts'
import { QueryState, Section } from '../../parts/panel.tsx'
import { backendCopy } from './copy.ts'

/** Whole days between two days, at least 0: a file may come from a machine whose clock is ahead. */
const daysBetween = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

/** Age of a day in words. */
function daysAgoText(day: string, today: string): string {
  const days = daysBetween(day, today)
  const words = currentCopy(backendCopy).drift
  return days === 0 ? words.today : words.daysAgo(days)
}

/** Age of the last confirmation of a call, in words. */
export const ageText = (confirmed: string | null, today: string): string =>
  confirmed === null ? currentCopy(backendCopy).drift.never : daysAgoText(confirmed, today)

type Age = 'today' | 'week' | 'older' | 'never'

export function ageOf(confirmed: string | null, today: string): Age {
  if (confirmed === null) return 'never'
  const days = daysBetween(confirmed, today)
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'older'
}

/** Every documented call with its state, in the order of the contract. */
function knownCalls(ledger: DriftLedger) {
  return endpoints.map(({ id, method, path, summary }) => {
    const name = `${method} ${path}`
    return { id, summary, name, ...callIn(ledger, name) }
  })
}

const ages: readonly { readonly age: Age; readonly tone: string }[] = [
  { age: 'today', tone: 'bg-leaf' },
  { age: 'week', tone: 'bg-lantern' },
  { age: 'older', tone: 'bg-ink-3' },
  { age: 'never', tone: 'bg-line' },
]

/** Days on which each call was last seen to keep the contract. */
function CallAges({ calls, today }: { calls: ReturnType<typeof knownCalls>; today: string }) {
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

/** File name in the repository. */
const fileName = 'contract-drift.json'

function saveDrift(ledger: DriftLedger): void {
  saveBlob(fileName, new Blob([ledgerText(ledger)], { type: 'application/json' }))
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

interface ReviewFormProps {
  call: string
  drift: Drift
}

/** Note that explains a drift. A drift with a note no longer counts as unreviewed. */
function ReviewForm({ call, drift: { place, kind, note } }: ReviewFormProps) {
  const words = useCopy(backendCopy).drift
  const [draft, setDraft] = useState<string | undefined>()
  const keep = async (text: string | null) => {
    const known = await control.reviewDrift({ call, place, kind, note: text })
    queryClient.setQueryData(driftQuery.queryKey, known)
  }
  if (note !== null)
    return (
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 text-s break-words text-ink">{note}</span>
        <ActionButton tone="text" run={() => keep(null)}>
          {words.undo}
        </ActionButton>
      </span>
    )
  if (draft === undefined)
    return (
      <SmallButton tone="text" className="-ms-2 w-fit" onClick={() => setDraft('')}>
        {words.review}
      </SmallButton>
    )
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (draft.trim() !== '') void attempt(() => keep(draft))
  }
  return (
    <form onSubmit={submit} aria-label={words.reviewOf(place)} className="flex gap-1.5">
      <input
        aria-label={words.reason}
        placeholder={words.reasonHint}
        maxLength={500}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={compactControl}
      />
      <SmallButton type="submit" disabled={draft.trim() === ''}>
        {words.record}
      </SmallButton>
    </form>
  )
}

/** Drifts by call, each with its place in the schema and its first day. */
function DriftRows({ calls, today }: { calls: readonly (CallDrift & { readonly name: string })[]; today: string }) {
  const words = useCopy(backendCopy).drift
  return (
    <ul className="divide-y divide-line">
      {calls.map(({ name, samples, confirmed, drifts }) => (
        <li key={name} className="grid gap-2 py-2.5">
          <p className="flex items-baseline justify-between gap-2 text-xs">
            <code className="font-mono font-semibold break-all text-ink">{name}</code>
            <span className="shrink-0 text-ink-2 num">
              {joined([words.samples(samples), words.keeps(ageText(confirmed, today))])}
            </span>
          </p>
          <ul className="grid gap-2">
            {drifts.map((drift) => (
              <li key={`${drift.place} ${drift.kind}`} className="grid gap-1 border-s-2 border-alarm ps-2.5">
                <code className="font-mono text-xs break-all text-alarm">{drift.place}</code>
                <span className="text-xs text-ink-2 num">
                  {joined([words.kinds[drift.kind], spanText(drift, today)])}
                </span>
                <ReviewForm call={name} drift={drift} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function spanText({ first, last }: Drift, today: string): string {
  const [since, until] = [daysAgoText(first, today), daysAgoText(last, today)]
  return since === until ? until : currentCopy(backendCopy).drift.span(since, until)
}

/** Deviations of the real API from the contract over all runs, and the last confirmation of each call. */
export function DriftSection() {
  const words = useCopy(backendCopy).drift
  return (
    <QueryState of={driftQuery} rows={2}>
      {({ ledger, today }) => {
        const calls = knownCalls(ledger)
        const of = (isReviewed: boolean) =>
          calls.flatMap(({ drifts, ...call }) => {
            const fitting = drifts.filter(({ note }) => (note !== null) === isReviewed)
            return fitting.length === 0 ? [] : [{ ...call, drifts: fitting }]
          })
        const [open, reviewed] = [of(false), of(true)]
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
              <p className="text-xs text-ink-2">{words.fileText('fixtures/contract-drift.json')}</p>
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
