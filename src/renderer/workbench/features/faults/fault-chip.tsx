import { Icon } from '../../../ui/base/icon.tsx'
import { attempt } from '../../hub/control/attempt.ts'
import { describeFault } from '../../hub/control/describe-fault.ts'
import { clearFaults, useActiveFaults } from '../../hub/control/faults.ts'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { faultsCopy } from './copy.ts'

/** Active faults in the bar, because they change what every page does (D-143). A press opens their panel. */
export function FaultChip() {
  const words = useCopy(faultsCopy)
  const faults = useActiveFaults()
  const openPanel = useOpenPanel()
  if (faults.length === 0) return null
  const texts = faults.map(describeFault).map(({ where, what }) => words.entry(where, what))
  return (
    <span className="inline-flex h-8.5 shrink-0 items-center rounded-full bg-lantern-soft text-s font-medium text-lantern-ink">
      <button
        type="button"
        title={texts.join('\n')}
        aria-label={words.openList(faults.length)}
        onClick={() => openPanel('/faults?view=faults')}
        className="inline-flex h-full items-center gap-1 rounded-full ps-2.5 num"
      >
        <Icon name="bolt" size={16} />
        <span className="max-[100rem]:hidden">{words.title}</span>
        {faults.length}
      </button>
      <ToolButton icon="close" label={words.removeAll(faults.length)} onClick={() => void attempt(clearFaults)} />
    </span>
  )
}
