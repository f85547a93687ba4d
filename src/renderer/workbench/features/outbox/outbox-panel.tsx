import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Mail } from '../../../../contract/control/outbox.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { ask, worldChanges } from '../../hub/control/query-client.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { addressOn } from '../../hub/phones/phone-address.ts'
import { openMailByHand } from '../../hub/recording/by-hand.ts'
import { expectInStory } from '../../hub/recording/expectations.ts'
import { isRecordingAtom } from '../../hub/recording/recording.ts'
import { personOf } from '../../hub/recording/story-people.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { SearchField } from '../../parts/fields.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { outboxCopy } from './copy.ts'
import { mailPage } from './mail-page.ts'

const outboxQuery = ask(['outbox'], () => control.listOutbox(), { staleAfter: worldChanges })

/** A mailed link for the connected real phone, at its own address, as a QR code. */
function HandsetLink({ link }: { link: string }) {
  const { data } = useQuery(handsetQuery)
  const words = useCopy(outboxCopy)
  const [shown, setShown] = useState(false)
  if (data?.state !== 'open' || data.origin === null) return null
  const { origin } = data
  const address = origin + addressOn(origin, link, { port: location.port, handset: origin })
  return (
    <>
      <SmallButton icon="qr" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {words.openOnDevice}
      </SmallButton>
      {shown && (
        <div className="grid w-full gap-1.5 py-2">
          <QrCode text={address} label={words.qrCode} />
          <code className="font-mono text-xs break-all text-ink-2">{address}</code>
        </div>
      )}
    </>
  )
}

/** While a story is recorded: expects this mail. */
function ExpectMail({ mail: { id, to, subject } }: { mail: Mail }) {
  const words = useCopy(outboxCopy)
  if (!useAtomValue(isRecordingAtom)) return null
  const run = async () => expectInStory([{ mail: { to: await personOf(to), subject } }], { mail: id })
  return (
    <ActionButton icon="eye" className="justify-self-start" run={run}>
      {words.expect}
    </ActionButton>
  )
}

/** One mail. When open, it shows its text and the actions for each link. */
export function MailItem({ mail, open, onToggle }: { mail: Mail; open: boolean; onToggle: () => void }) {
  // A mailed link holds a token of the mock, which the real API rejects.
  const phones = useMockPhones()
  const words = useCopy(outboxCopy)
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="grid w-full gap-0.5 py-2.5 text-start hover:bg-wash focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span lang="ja" className="truncate text-s font-semibold">
            {mail.subject}
          </span>
          <span className="shrink-0 text-xs text-ink-3 num">{formatMoment(Date.parse(mail.at))}</span>
        </span>
        <span className="truncate font-mono text-xs text-ink-2">{mail.to}</span>
      </button>
      {open && (
        <div className="grid grid-cols-1 gap-3 pb-4">
          <iframe
            title={words.body(mail.subject)}
            sandbox=""
            srcDoc={mailPage(mail)}
            className="h-80 w-full rounded-m border border-line"
          />
          <ExpectMail mail={mail} />
          {mail.links.map(({ address: link, state }) => (
            <div key={link} className="grid gap-1.5">
              <span className="flex items-baseline gap-2 text-xs">
                <code className="min-w-0 flex-1 font-mono break-all text-ink-2">{link}</code>
                {state !== 'open' && <span className="shrink-0 font-semibold text-alarm">{words.states[state]}</span>}
              </span>
              <div className="flex flex-wrap gap-1.5">
                {phones.map((phone) => (
                  <SmallButton key={phone} icon="phone" onClick={() => openMailByHand(phone, link, mail)}>
                    {words.openOn(phone.toUpperCase())}
                  </SmallButton>
                ))}
                <SmallButton tone="text" icon="copy" onClick={() => void copyText(link, words.link)}>
                  {words.copy}
                </SmallButton>
                <HandsetLink link={link} />
              </div>
            </div>
          ))}
        </div>
      )}
    </li>
  )
}

/** Mails that the service would have sent, newest first, with links that open on a phone. */
export function OutboxPanel() {
  const words = useCopy(outboxCopy)
  const [text, setText] = useState('')
  // Other panels link to a mail: `/outbox?mail=3`.
  const [params] = useSearchParams()
  const [open, setOpen] = useState(() => (params.has('mail') ? Number(params.get('mail')) : undefined))
  const wanted = text.trim().toLowerCase()
  return (
    <Panel title={words.title} toolbar={<SearchField {...words.find} value={text} onChange={setText} />}>
      <QueryState of={outboxQuery}>
        {(mails) => {
          const found = mails.filter((mail) => `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(wanted))
          if (mails.length === 0) return <EmptyState icon="mail">{words.empty}</EmptyState>
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">{words.nothing}</p>
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
