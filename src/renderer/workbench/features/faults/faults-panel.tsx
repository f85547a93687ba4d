import { useLocation, useSearchParams } from 'react-router-dom'
import type { Fault } from '../../../../contract/control/faults.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { describeFault } from '../../hub/control/describe-fault.ts'
import { addFault, clearFaults, faultsQuery, isSpent, removeFault } from '../../hub/control/faults.ts'
import { attempt } from '../../hub/control/flash.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton, SmallIconButton } from '../../parts/buttons.tsx'
import { Panel, useViews } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { faultsCopy } from './copy.ts'
import { FailureCards } from './failure-cards.tsx'
import { FaultForm } from './fault-form.tsx'
import { faultPresets } from './fault-presets.ts'

/** Form for documented refusals, and for delays, errors and cut connections: `/faults?view=faults`. */
export function FaultsPanel() {
  const [params] = useSearchParams()
  const { key } = useLocation()
  // A link to the view leads there from the other view, too.
  return params.get('view') === 'faults' ? <FaultsViews key={key} first="faults" /> : <FaultsViews first="failures" />
}

function FaultsViews({ first }: { first: 'failures' | 'faults' }) {
  const words = useCopy(faultsCopy)
  const [view, choice] = useViews(words.views, first)
  return (
    <Panel title={words.title} aside={choice}>
      {view === 'failures' ? <FailureCards /> : <FaultsInForce />}
    </Panel>
  )
}

/** Active faults, and forms to add more. */
function FaultsInForce() {
  const words = useCopy(faultsCopy)
  return (
    <QueryState of={faultsQuery} rows={3}>
      {(faults) => (
        <>
          <FaultList faults={faults.filter((fault) => !isSpent(fault))} />
          <h3 className="mb-2">{words.usual}</h3>
          <div className="mb-5 flex flex-wrap gap-1.5">
            {faultPresets.map(({ name, fault }) => (
              <ActionButton key={name} run={() => addFault(fault)}>
                {words.presets[name]}
              </ActionButton>
            ))}
          </div>
          <h3 className="mb-2">{words.addTitle}</h3>
          <FaultForm onAdd={addFault} />
        </>
      )}
    </QueryState>
  )
}

/** Active faults, which can be removed one by one or all at once. */
function FaultList({ faults }: { faults: readonly Fault[] }) {
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
