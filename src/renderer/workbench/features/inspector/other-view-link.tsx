import { useAtomValue } from 'jotai'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { useCopy } from '../../hub/language.ts'
import { dockFoldedAtom, store, storedAtom } from '../../hub/state.ts'
import { inspectorCopy } from './copy.ts'

/** Last chosen view of the events. */
export const callsViewAtom = storedAtom('callsView', z.enum(['calls', 'timeline']), 'calls')

/** The view of the events that was not shown last, in one press. Narrow windows have the switch of the panel only. */
export function OtherViewLink() {
  const shown = useAtomValue(callsViewAtom)
  const words = useCopy(inspectorCopy)
  const other = shown === 'calls' ? 'timeline' : 'calls'
  return (
    <Link
      to={`/inspector?view=${other}`}
      replace
      aria-label={words.open(words.views.names[other])}
      onClick={() => store.set(dockFoldedAtom, false)}
      className="absolute inset-y-1.5 end-1 grid place-items-center rounded-s px-1.5 text-xs text-ink-2 hover:bg-wash-press hover:text-ink max-xl:hidden"
    >
      {words.views.names[other]}
    </Link>
  )
}
