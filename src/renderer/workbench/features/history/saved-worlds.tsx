import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { worldNameMaxLength } from '../../../../contract/control/history/moments.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { deleteSavedWorld, goTo, saveWorld } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton, useBusy } from '../../parts/buttons.tsx'
import { compactControl } from '../../parts/labelled.tsx'
import { historyCopy } from './copy.ts'

interface SavedWorldProps {
  /** Id of its moment. */
  id: number
  name: string
  namedAt: string
}

/** A saved world. Going there leaves the present one as a branch, so it needs no confirmation. Deleting asks first. */
function SavedWorld({ id, name, namedAt }: SavedWorldProps) {
  const words = useCopy(historyCopy).savedWorld
  return (
    <li className="flex flex-wrap items-center gap-2 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-s font-medium">{name}</span>
        <span className="block text-xs text-ink-3 num">{formatWithYear(Date.parse(namedAt))}</span>
      </span>
      <ActionButton icon="undo" run={() => goTo(id)} aria-label={words.restoreLabel(name)}>
        {words.restore}
      </ActionButton>
      <ActionButton
        tone="text"
        confirmText={words.reallyRemove}
        run={() => deleteSavedWorld(id)}
        aria-label={words.removeLabel(name)}
      >
        {words.remove}
      </ActionButton>
    </li>
  )
}

/** Saves the present world under a name. */
export function SaveWorldForm() {
  const words = useCopy(historyCopy).savedWorld
  const connected = useAtomValue(connectedAtom)
  const [name, setName] = useState('')
  const [busy, run] = useBusy()
  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    if (await run(() => saveWorld(name))) setName((typed) => (typed === name ? '' : typed))
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex gap-2">
      <input
        aria-label={words.name}
        placeholder={words.nameHint}
        maxLength={worldNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className={compactControl}
      />
      <SmallButton type="submit" busy={busy} disabled={!connected} className="shrink-0">
        {words.save}
      </SmallButton>
    </form>
  )
}

/** Worlds saved under a name on this machine; renders nothing when there are none. */
export function SavedWorlds() {
  const words = useCopy(historyCopy).savedWorld
  const { data } = useQuery(historyQuery)
  const saved = (data?.moments ?? []).flatMap(({ id, name, namedAt }) =>
    name === null || namedAt === null ? [] : [{ id, name, namedAt }],
  )
  if (saved.length === 0) return null
  return (
    <section aria-label={words.title} className="mb-4">
      <h3 className="mb-1 text-s font-semibold">{words.title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {saved.toReversed().map((world) => (
          <SavedWorld key={world.id} {...world} />
        ))}
      </ul>
    </section>
  )
}
