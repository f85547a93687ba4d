import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { ask, worldChanges } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { SearchField } from '../../parts/fields.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { outboxCopy } from './copy.ts'
import { MailItem } from './mail-item.tsx'

const outboxQuery = ask(['outbox'], () => control.listOutbox(), { staleAfter: worldChanges })

/** Mails that the service would have sent, newest first, with links that open on a phone. */
export function OutboxPanel() {
  const words = useCopy(outboxCopy)
  const [text, setText] = useState('')
  // Other panels link to a mail: `/outbox?mail=3`.
  const [params] = useSearchParams()
  /** The open mail: null for none, undefined for the first one. */
  const [open, setOpen] = useState<number | null | undefined>(
    params.has('mail') ? Number(params.get('mail')) : undefined,
  )
  const wanted = text.trim().toLowerCase()
  return (
    <Panel title={words.title} toolbar={<SearchField {...words.find} value={text} onChange={setText} />}>
      <QueryState of={outboxQuery}>
        {(mails) => {
          const found = mails.filter((mail) => `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(wanted))
          if (mails.length === 0) return <EmptyState icon="mail">{words.empty}</EmptyState>
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">{words.nothing}</p>
          const shown = open === undefined ? found[0]?.id : open
          return (
            <ul className="divide-y divide-line border-b border-line">
              {found.map((mail) => (
                <MailItem
                  key={mail.id}
                  mail={mail}
                  open={mail.id === shown}
                  onToggle={() => setOpen(mail.id === shown ? null : mail.id)}
                />
              ))}
            </ul>
          )
        }}
      </QueryState>
    </Panel>
  )
}
