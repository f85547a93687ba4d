import type { Fault } from '../../../../contract/control/faults.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { attempt } from '../../hub/control/attempt.ts'
import { describeFault } from '../../hub/control/describe-fault.ts'
import { clearFaults, removeFault } from '../../hub/control/faults.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton, SmallIconButton } from '../../parts/buttons.tsx'
import { faultsCopy } from './copy.ts'

/** Active faults, which can be removed one by one or all at once. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const words = useCopy(faultsCopy)
  if (faults.length === 0)
    return (
      <EmptyState icon="bolt" className="py-6">
        {words.none}
      </EmptyState>
    )
  return (
    <>
      <div className="mb-2 text-end">
        <ActionButton run={clearFaults}>{words.clearAll}</ActionButton>
      </div>
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {faults.map((fault, index) => {
          const { where, what } = describeFault(fault)
          return (
            <li key={`${where}-${index}`} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <code className="block truncate font-mono text-xs">{where}</code>
                <span className="block text-s text-ink-2">
                  {what}
                  {fault.fired !== undefined && (
                    <span className="ms-2 text-xs text-ink-3 num">{words.struck(fault.fired)}</span>
                  )}
                </span>
              </span>
              <SmallIconButton
                icon="trash"
                label={words.remove(where)}
                onClick={() => void attempt(() => removeFault(fault))}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
