import type { Mail } from '../../../../contract/control/world.ts'
import { formatChatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useMockPhones } from '../../control/real-phone.ts'
import { copyText } from '../../parts/files.ts'
import { openOnPhone } from '../../stage/phone-actions.ts'
import { HandsetLink } from './handset-link.tsx'
import { mailPage } from './mail-page.ts'

interface MailItemProps {
  mail: Mail
  open: boolean
  onToggle: () => void
}

const linkTexts = { used: '使用済み', expired: '期限切れ' } as const

/** One mail; open, its text and what to do with each of its links. */
export function MailItem({ mail, open, onToggle }: MailItemProps) {
  // A link of the mock holds a token of the mock: it is nothing for the real API.
  const phones = useMockPhones()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="grid w-full gap-0.5 py-2.5 text-start hover:bg-wash focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-s font-semibold">{mail.subject}</span>
          <span className="shrink-0 text-xs text-ink-3 num">{formatChatTime(mail.at)}</span>
        </span>
        <span className="truncate font-mono text-xs text-ink-2">{mail.to}</span>
      </button>
      {open && (
        <div className="grid grid-cols-1 gap-3 pb-4">
          <iframe
            title={`${mail.subject}の本文`}
            sandbox=""
            srcDoc={mailPage(mail)}
            className="h-80 w-full rounded-m border border-line"
          />
          {mail.links.map(({ address: link, state }) => (
            <div key={link} className="grid gap-1.5">
              <span className="flex items-baseline gap-2 text-xs">
                <code className="min-w-0 flex-1 font-mono break-all text-ink-2">{link}</code>
                {state !== 'open' && (
                  <span className="shrink-0 font-semibold text-alarm">{linkTexts[state]}</span>
                )}
              </span>
              <div className="flex flex-wrap gap-1.5">
                {phones.map((phone) => (
                  <Button
                    key={phone}
                    size="xs"
                    tone="quiet"
                    icon="phone"
                    onClick={() => openOnPhone(phone, link)}
                  >
                    {phone.toUpperCase()} で開く
                  </Button>
                ))}
                <Button size="xs" tone="text" icon="copy" onClick={() => void copyText(link, 'リンク')}>
                  コピー
                </Button>
                <HandsetLink link={link} />
              </div>
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
