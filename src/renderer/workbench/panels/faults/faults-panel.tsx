import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { ActionButton } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { FailureCards } from './failure-cards.tsx'
import { describeFault, faultsQuery, setFaults } from './fault-actions.ts'
import { FaultForm } from './fault-form.tsx'
import { faultPresets } from './fault-presets.ts'

type View = 'failures' | 'faults'
const views = [
  { value: 'failures', label: 'この失敗を見せる' },
  { value: 'faults', label: '回線と障害' },
] as const

/** The documented refusals to show, and delays, errors and cuts between the phones and the server. */
export function FaultsPanel() {
  const [view, setView] = useState<View>('failures')
  return (
    <Panel
      title="障害"
      aside={<Segmented label="表示" size="s" options={views} value={view} onValueChange={setView} />}
    >
      {view === 'failures' ? <FailureCards /> : <FaultsInForce />}
    </Panel>
  )
}

/** What disturbs the calls now, and ways to add to it. */
function FaultsInForce() {
  const query = useQuery(faultsQuery)
  return (
    <>
      <QueryState query={query} rows={3}>
        {(faults) => (
          <>
            {faults.length === 0 ? (
              <EmptyState icon="bolt" className="py-6">
                いまは障害を起こしていません。下から加えられます。
              </EmptyState>
            ) : (
              <>
                <div className="mb-2 text-end">
                  <ActionButton run={() => setFaults([])}>すべて解除</ActionButton>
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
                              <span className="ms-2 text-xs text-ink-3 num">{fault.fired}回発生</span>
                            )}
                          </span>
                        </span>
                        <IconButton
                          icon="trash"
                          size={34}
                          label={`${where} の障害を解除`}
                          onClick={() =>
                            void attempt(() => setFaults(faults.filter((_, at) => at !== index)))
                          }
                        />
                      </li>
                    )
                  })}
                </ul>
              </>
            )}
            <h3 className="mb-2">よく使うもの</h3>
            <div className="mb-5 flex flex-wrap gap-1.5">
              {faultPresets.map(({ title, fault }) => (
                <ActionButton key={title} run={() => setFaults([...faults, fault])}>
                  {title}
                </ActionButton>
              ))}
            </div>
            <h3 className="mb-2">障害を加える</h3>
            <FaultForm onAdd={(fault) => setFaults([...faults, fault])} />
          </>
        )}
      </QueryState>
    </>
  )
}
