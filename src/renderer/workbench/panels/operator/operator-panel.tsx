import { useState } from 'react'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Panel } from '../../parts/panel.tsx'
import { DocumentDesk } from './documents.tsx'
import { ActForm, MemberDesk } from './member-desk.tsx'
import { NoticeForm } from './message-forms.tsx'

type View = 'documents' | 'members' | 'act' | 'notice'
const views = [
  { value: 'documents', label: '書類' },
  { value: 'members', label: '会員' },
  { value: 'act', label: '代理操作' },
  { value: 'notice', label: 'お知らせ' },
] as const

/** Actions of the operator in the real service, and actions of any member. */
export function OperatorPanel() {
  const [view, setView] = useState<View>('documents')
  return (
    <Panel
      title="運営デスク"
      aside={<Segmented label="表示" size="s" options={views} value={view} onValueChange={setView} />}
    >
      {view === 'documents' && <DocumentDesk />}
      {view === 'members' && <MemberDesk />}
      {view === 'act' && <ActForm />}
      {view === 'notice' && <NoticeForm />}
    </Panel>
  )
}
