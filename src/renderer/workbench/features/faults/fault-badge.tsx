import { useActiveFaults } from '../../hub/control/faults.ts'
import { useCopy } from '../../hub/language.ts'
import { faultsCopy } from './copy.ts'

/** Number of active faults in the link to their panel. */
export function FaultBadge({ id }: { id: string }) {
  const words = useCopy(faultsCopy)
  const count = useActiveFaults().length
  if (count === 0) return null
  return (
    <span
      id={id}
      className="absolute end-1 rounded-full bg-lantern-soft px-1.5 text-xs font-semibold text-lantern-ink num max-xl:top-0 max-xl:px-1"
    >
      {count}
      <span className="sr-only">{words.active(count)}</span>
    </span>
  )
}
