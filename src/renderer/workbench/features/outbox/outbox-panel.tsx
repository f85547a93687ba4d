import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Mail } from '../../../../contract/control/outbox.ts'
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

/** The open mail by its id: before a choice the first one, and `none` after it was folded. */
type OpenMail = number | 'first' | 'none'

/** Mails that the service would have sent, newest first, with links that open on a phone. */
export function OutboxPanel() {
  const words = useCopy(outboxCopy)
  const [text, setText] = useState('')
  // Other panels link to a mail: `/outbox?mail=3`.
  const [params] = useSearchParams()
  const linked = params.get('mail')
  const [open, setOpen] = useState<OpenMail>(linked === null ? 'first' : Number(linked))
  const wanted = text.trim().toLowerCase()
  return (
    <Panel title={words.title} toolbar={<SearchField {...words.find} value={text} onChange={setText} />}>
      <QueryState of={outboxQuery}>
        {(mails) => {
          const found = mails.filter((mail) => `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(wanted))
          const isGone = open === Number(linked) && !mails.some(({ id }) => id === open)
          return (
            <>
              {isGone && <p className="pb-3 text-s text-ink-2">{words.gone}</p>}
              {mails.length === 0 && <EmptyState icon="mail">{words.empty}</EmptyState>}
              {mails.length > 0 && found.length === 0 && <p className="py-6 text-s text-ink-2">{words.nothing}</p>}
              {found.length > 0 && <MailList mails={found} open={open} onOpen={setOpen} />}
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}

interface MailListProps {
  mails: readonly Mail[]
  open: OpenMail
  onOpen: (open: OpenMail) => void
}

function MailList({ mails, open, onOpen }: MailListProps) {
  // Stays when a newer mail arrives, because somebody may be reading.
  const [first, setFirst] = useState(mails[0]?.id)
  if (!mails.some(({ id }) => id === first)) setFirst(mails[0]?.id)
  const shown = open === 'first' ? first : open
  return (
    <ul className="divide-y divide-line border-b border-line">
      {mails.map((mail) => (
        <MailItem
          key={mail.id}
          mail={mail}
          open={mail.id === shown}
          onToggle={() => onOpen(mail.id === shown ? 'none' : mail.id)}
        />
      ))}
    </ul>
  )
}
