import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { variantsQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { timeCopy } from './copy.ts'

/** Explains a coming reply window that no page shows while the step is switched off, with the switch (D-142). */
export function ReplyStepNote() {
  const { replyStep } = useCopy(worldCopy).variants
  const words = useCopy(timeCopy).row
  const { data } = useQuery(variantsQuery)
  const connected = useAtomValue(connectedAtom)
  if (data?.replyStep !== 'off') return null
  return (
    <p className="flex items-baseline gap-1 ps-7 pb-2 text-xs text-ink-2">
      <span className="min-w-0 flex-1">{words.replyStep(replyStep.title)}</span>
      <button
        type="button"
        disabled={!connected}
        onClick={() => void changeVariant({ replyStep: 'on' })}
        className="shrink-0 rounded-s px-1.5 py-1 whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
      >
        {words.turnOn}
      </button>
    </p>
  )
}
