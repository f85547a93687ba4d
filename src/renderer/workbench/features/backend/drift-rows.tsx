import { useState } from 'react'
import type { Drift } from '../../../../contract/control/drift-ledger.ts'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { compactControl } from '../../parts/fields.tsx'
import { backendCopy } from './copy.ts'
import { ageText, spanText } from './drift-ages.ts'
import type { KnownCall } from './known-calls.ts'

/** Known drift of the real API from the contract. */
export const driftQuery = ask(['drift'], () => control.readDrift(), { staleAfter: ['drift', 'exchange'] })

/** Note that explains a drift. A drift with a note no longer counts as unreviewed. */
function ReviewForm({ call, drift: { place, kind, note } }: { call: string; drift: Drift }) {
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
export function DriftRows({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
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
