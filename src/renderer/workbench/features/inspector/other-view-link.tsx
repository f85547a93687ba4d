import { useAtomValue } from 'jotai'
import { Link } from 'react-router-dom'
import { callsViewAtom, dockFoldedAtom, store } from '../../hub/state.ts'

/** The view of the events that was not shown last, in one press. Narrow windows have the switch of the panel only. */
export function OtherViewLink() {
  const shown = useAtomValue(callsViewAtom)
  const other =
    shown === 'calls' ? ({ view: 'timeline', word: '時系列' } as const) : ({ view: 'calls', word: '通信' } as const)
  return (
    <Link
      to={`/inspector?view=${other.view}`}
      replace
      aria-label={`${other.word}を開く`}
      onClick={() => store.set(dockFoldedAtom, false)}
      className="absolute inset-y-1.5 end-1 grid place-items-center rounded-s px-1.5 text-xs text-ink-2 hover:bg-wash-press hover:text-ink max-xl:hidden"
    >
      {other.word}
    </Link>
  )
}
