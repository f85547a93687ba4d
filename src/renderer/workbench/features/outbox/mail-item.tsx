import { useAtomValue } from 'jotai'
import type { Mail } from '../../../../contract/control/outbox.ts'
import { useNowRead } from '../../hub/control/clock-query.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { expectInStory } from '../../hub/recording/expectations.ts'
import { isRecordingAtom } from '../../hub/recording/recording.ts'
import { personOf } from '../../hub/recording/story-people.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { outboxCopy } from './copy.ts'
import { MailLinks } from './mail-links.tsx'
import { mailPage } from './mail-page.ts'

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
  const words = useCopy(outboxCopy)
  const now = useNowRead()
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
          <span className="shrink-0 text-xs text-ink-3 num">{formatMoment(Date.parse(mail.at), now)}</span>
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
          <MailLinks mail={mail} />
        </div>
      )}
    </li>
  )
}
