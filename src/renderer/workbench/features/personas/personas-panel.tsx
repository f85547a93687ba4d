import { useCopy } from '../../hub/language.ts'
import { Panel, useViews } from '../../parts/panel.tsx'
import { personasCopy } from './copy.ts'
import { PersonaList } from './persona-list.tsx'
import { ResetForm } from './reset-form.tsx'

/** Personas, and a form for another world. */
export function PersonasPanel() {
  const words = useCopy(personasCopy)
  const [view, choice] = useViews(words.views, 'personas')
  return (
    <Panel title={words.title} aside={choice}>
      {view === 'personas' && <PersonaList />}
      {view === 'reset' && <ResetForm />}
    </Panel>
  )
}
