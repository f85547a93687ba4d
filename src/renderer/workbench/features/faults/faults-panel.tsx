import { useLocation, useSearchParams } from 'react-router-dom'
import { addFault, faultsQuery, isSpent } from '../../hub/control/faults.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Panel, useViews } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { faultsCopy } from './copy.ts'
import { FailureCards } from './failure-cards.tsx'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
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
