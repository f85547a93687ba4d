import { Panel, useViews } from '../../parts/panel.tsx'
import { ActForm } from './act-form.tsx'
import { DocumentDesk } from './documents.tsx'
import { MemberDesk } from './member-desk.tsx'
import { NoticeForm } from './notice-form.tsx'

const views = [
  { value: 'documents', label: '書類' },
  { value: 'members', label: '会員' },
  { value: 'act', label: '代理操作' },
  { value: 'notice', label: 'お知らせ' },
] as const

/** Actions of the operator in the real service, and actions of any member. */
export function OperatorPanel() {
  const [view, choice] = useViews('表示', views, 'documents')
  return (
    <Panel title="運営デスク" aside={choice}>
      {view === 'documents' && <DocumentDesk />}
      {view === 'members' && <MemberDesk />}
      {view === 'act' && <ActForm />}
      {view === 'notice' && <NoticeForm />}
    </Panel>
  )
}
