import { useState } from 'react'
import { type Drift, longestNote } from '../../../../contract/control/drift-ledger.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { compactControl } from '../../parts/labelled.tsx'
import { backendCopy } from './copy.ts'
import { driftQuery } from './drift-ledger.ts'

/** Note that explains a drift. A drift with a note no longer counts as unreviewed. */
export function ReviewForm({ call, drift: { place, kind, note } }: { call: string; drift: Drift }) {
  const words = useCopy(backendCopy).drift
  const [draft, setDraft] = useState<string | undefined>()
  const close = () => setDraft(undefined)
  const setNote = async (text: string | null) =>
    queryClient.setQueryData(driftQuery.queryKey, await control.reviewDrift({ call, place, kind, note: text }))
  if (note !== null)
    return (
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 text-s break-words text-ink">{note}</span>
        <ActionButton tone="text" run={() => setNote(null)}>
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
    if (draft.trim() !== '') void attempt(() => setNote(draft)).then((isSaved) => isSaved && close())
  }
  return (
    <form onSubmit={submit} aria-label={words.reviewOf(place)} className="flex gap-1.5">
      <input
        aria-label={words.reason}
        placeholder={words.reasonHint}
        maxLength={longestNote}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) close()
        }}
        className={compactControl}
      />
      <SmallButton type="submit" disabled={draft.trim() === ''}>
        {words.record}
      </SmallButton>
    </form>
  )
}
