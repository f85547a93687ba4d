import { useState } from 'react'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PersonaList } from './persona-list.tsx'
import { ResetForm } from './reset-form.tsx'
import { ScenarioList } from './scenario-list.tsx'

type View = 'personas' | 'scenarios' | 'reset'
const views = [
  { value: 'personas', label: 'ペルソナ' },
  { value: 'scenarios', label: 'シナリオ' },
  { value: 'reset', label: '作り直す' },
] as const

/** Who can be put on a phone, scenarios to begin with, and a form for another world. */
export function PersonasPanel() {
  const [view, setView] = useState<View>('personas')
  return (
    <Panel
      title="ペルソナとシナリオ"
      aside={<Segmented label="表示" size="s" options={views} value={view} onValueChange={setView} />}
    >
      {view === 'personas' && <PersonaList />}
      {view === 'scenarios' && <ScenarioList />}
      {view === 'reset' && <ResetForm />}
    </Panel>
  )
}
