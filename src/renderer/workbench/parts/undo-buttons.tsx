import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { historyQuery } from '../hub/control/queries.ts'
import { useCopy } from '../hub/language.ts'
import { connectedAtom, isJumpingAtom } from '../hub/state.ts'
import { redo, undo } from '../hub/world/history-actions.ts'
import { momentText } from '../hub/world/moment-text.ts'
import { SmallButton, SmallIconButton } from './buttons.tsx'
import { partsCopy } from './copy.ts'

/** Undo and redo. The hint names the moment. */
export function UndoButtons({ withText = false }: { withText?: boolean }) {
  const words = useCopy(partsCopy)
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  const { data } = useQuery(historyQuery)
  const buttons = [
    { icon: 'undo', label: words.undo, target: data?.undo, run: undo },
    { icon: 'redo', label: words.redo, target: data?.redo, run: redo },
  ] as const
  return (
    <div className="flex items-center gap-1.5">
      {buttons.map(({ icon, label, target, run }) => {
        const disabled = jumping || !connected || target === null || target === undefined
        const moment = data?.moments.find(({ id }) => id === target)
        const title = moment === undefined ? label : words.hint(label, momentText(moment))
        return withText ? (
          <SmallButton key={icon} icon={icon} title={title} disabled={disabled} onClick={() => void run()}>
            {label}
          </SmallButton>
        ) : (
          <SmallIconButton key={icon} icon={icon} label={title} disabled={disabled} onClick={() => void run()} />
        )
      })}
    </div>
  )
}
