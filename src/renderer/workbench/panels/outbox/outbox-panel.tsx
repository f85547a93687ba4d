import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { outboxQuery } from '../../control/queries.ts'
import { compactControl } from '../../parts/buttons.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { MailItem } from './mail-item.tsx'

/** Mails that the service would have sent, newest first, with links that open on a phone. */
export function OutboxPanel() {
  const query = useQuery(outboxQuery)
  const [text, setText] = useState('')
  // Others lead to a mail: `/outbox?mail=3`.
  const [params] = useSearchParams()
  const [open, setOpen] = useState(() => (params.has('mail') ? Number(params.get('mail')) : undefined))
  const wanted = text.trim().toLowerCase()
  return (
    <Panel
      title="送信メール"
      toolbar={
        <input
          type="search"
          aria-label="メールを探す"
          placeholder="宛先・件名・本文で探す"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={compactControl}
        />
      }
    >
      <QueryState query={query}>
        {(mails) => {
          const found = mails.filter((mail) =>
            `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(wanted),
          )
          if (mails.length === 0)
            return <EmptyState icon="mail">登録やパスワードの再設定をすると、ここに届きます。</EmptyState>
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">見つかりませんでした。</p>
          const shown = open ?? found[0]?.id
          return (
            <ul className="divide-y divide-line border-b border-line">
              {found.map((mail) => (
                <MailItem
                  key={mail.id}
                  mail={mail}
                  open={mail.id === shown}
                  onToggle={() => setOpen(mail.id === shown ? -1 : mail.id)}
                />
              ))}
            </ul>
          )
        }}
      </QueryState>
    </Panel>
  )
}
