import { useCopy } from '../../hub/language.ts'
import { Panel, useViews } from '../../parts/panel.tsx'
import { ActForm } from './act-form.tsx'
import { operatorCopy } from './copy.ts'
import { DocumentDesk } from './documents.tsx'
import { MemberDesk } from './member-desk.tsx'
import { NoticeForm } from './notice-form.tsx'

/** Actions of the operator in the real service, and actions of any member. */
export function OperatorPanel() {
  const words = useCopy(operatorCopy)
  const [view, choice] = useViews(words.views, 'documents')
  return (
    <Panel title={words.title} aside={choice}>
      {view === 'documents' && <DocumentDesk />}
      {view === 'members' && <MemberDesk />}
      {view === 'act' && <ActForm />}
      {view === 'notice' && <NoticeForm />}
    </Panel>
  )
}
