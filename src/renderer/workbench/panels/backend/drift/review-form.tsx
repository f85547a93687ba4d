import { useState, type FormEvent } from 'react'
import { type Drift, reviewDrift } from '../../../../../contract/control/drift.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { callControl } from '../../../control/call-control.ts'
import { driftQuery } from '../../../control/queries.ts'
import { queryClient } from '../../../control/query-client.ts'
import { ActionButton, compactControl } from '../../../parts/buttons.tsx'
import { attempt } from '../../../parts/flash.ts'

interface ReviewFormProps {
  call: string
  drift: Drift
}

/** Why a drift is as it is: with a note it no longer counts as one that nobody has looked at. */
export function ReviewForm({ call, drift: { place, kind, note } }: ReviewFormProps) {
  const [draft, setDraft] = useState<string | undefined>()
  const keep = async (text: string | null) => {
    const known = await callControl(reviewDrift, { call, place, kind, note: text })
    queryClient.setQueryData(driftQuery.queryKey, known)
  }
  if (note !== null)
    return (
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 text-s break-words text-ink">{note}</span>
        <ActionButton tone="text" run={() => keep(null)}>
          取り消す
        </ActionButton>
      </span>
    )
  if (draft === undefined)
    return (
      <Button size="xs" tone="text" className="-ms-2 w-fit" onClick={() => setDraft('')}>
        確かめた印を付ける…
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() !== '') void attempt(() => keep(draft))
  }
  return (
    <form onSubmit={submit} aria-label={`${place} の確認`} className="flex gap-1.5">
      <input
        aria-label="この違いでよい理由"
        placeholder="次の版で加わる欄です"
        maxLength={500}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={compactControl}
      />
      <Button type="submit" size="xs" tone="quiet" disabled={draft.trim() === ''}>
        記録
      </Button>
    </form>
  )
}
