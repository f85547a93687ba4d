import { Icon } from '../../../ui/base/icon.tsx'
import { describeFault, setFaults, useActiveFaults } from '../../hub/control/faults.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { RailBadge } from '../../parts/rail-badge.tsx'

async function clearFaults(): Promise<void> {
  await setFaults([])
  flash('障害を解除しました')
}

/** Active faults in the bar, because they change what every page does (D-143). A press opens their panel. */
export function FaultChip() {
  const faults = useActiveFaults()
  const openPanel = useOpenPanel()
  if (faults.length === 0) return null
  const texts = faults.map(describeFault).map(({ where, what }) => `${where}：${what}`)
  return (
    <span className="inline-flex h-8.5 shrink-0 items-center rounded-full bg-lantern-soft text-s font-medium text-lantern-ink">
      <button
        type="button"
        title={texts.join('\n')}
        aria-label={`障害${faults.length}件の一覧を開く`}
        onClick={() => openPanel('/faults?view=faults')}
        className="inline-flex h-full items-center gap-1 rounded-full ps-2.5 num"
      >
        <Icon name="bolt" size={16} />
        <span className="max-[100rem]:hidden">障害</span>
        {faults.length}
      </button>
      <ToolButton
        icon="close"
        label={faults.length === 1 ? '障害を解除' : '障害をすべて解除'}
        onClick={() => void attempt(clearFaults)}
      />
    </span>
  )
}

/** Number of active faults in the link to their panel. */
export function FaultBadge({ id }: { id: string }) {
  const count = useActiveFaults().length
  return count === 0 ? null : <RailBadge id={id} count={count} label="件の障害が続いています" />
}
