import type { Mail } from '../../../../contract/control/outbox.ts'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { openMailByHand } from '../../hub/recording/by-hand.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { outboxCopy } from './copy.ts'
import { HandsetLink } from './handset-link.tsx'

/** Links of a mail, each with the phones that can open it. */
export function MailLinks({ mail }: { mail: Mail }) {
  // A mailed link holds a token of the mock, which the real API rejects.
  const phones = useMockPhones()
  const words = useCopy(outboxCopy)
  return mail.links.map(({ address: link, state }) => (
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
  ))
}
