import { emailOf } from '../tools/storylines/people.ts'
import type { Mail, World } from './types.ts'
import { defaultTimeoutMs, waitFor } from './wait-for.ts'

/** Fields by which a mail is found. */
interface MailFilter {
  readonly to?: string | undefined
  readonly subject?: string | undefined
  readonly text?: string | undefined
}

/** The outbox of a world for tests, and the function to call when another world begins. */
interface OpenOutbox {
  readonly outbox: World['outbox']
  /** Forgets the mails of a former world. */
  readonly begin: () => Promise<void>
}

/** @param mails returns all mails of the world, newest first */
export function openOutbox(mails: () => Promise<Mail[]>): OpenOutbox {
  const handedOut = new Set<number>()
  /** Latest mail when the world began. */
  let before = 0
  const waitForMail = (
    filter: MailFilter,
    timeoutMs: number | undefined,
    find: (all: readonly Mail[]) => Mail | undefined,
  ) =>
    waitFor(mailText(filter), timeoutMs ?? defaultTimeoutMs, async () => {
      const all = await mails()
      const subjects = all.map(({ to, subject }) => `"${subject}" to ${to}`)
      return {
        found: find(all),
        instead: subjects.length === 0 ? 'There is no mail.' : `There are ${subjects.join(', ')}.`,
      }
    })
  const latest: World['outbox']['latest'] = ({ since, timeoutMs, ...filter }) => {
    const isNew = (mail: Mail) => mail.id > (since?.mail ?? 0) && fitsMail(mail, filter)
    return waitForMail(filter, timeoutMs, (all) => all.find(isNew))
  }
  return {
    begin: async () => {
      before = Math.max(0, ...(await mails()).map(({ id }) => id))
      handedOut.clear()
    },
    outbox: {
      list: async (filter = {}) => (await mails()).filter((mail) => fitsMail(mail, filter)),
      next: async ({ timeoutMs, ...filter } = {}) => {
        const isNext = (mail: Mail) => mail.id > before && !handedOut.has(mail.id) && fitsMail(mail, filter)
        return waitForMail(filter, timeoutMs, (all) => {
          const mail = all.findLast(isNext)
          // At once, because a test may wait for several mails at the same time.
          if (mail) handedOut.add(mail.id)
          return mail
        })
      },
      latest,
      link: async (filter) => {
        const { subject, links } = await latest(filter)
        if (!links[0]) throw new Error(`Failed to open a link: the mail "${subject}" has none.`)
        return links[0].address
      },
    },
  }
}

const fitsMail = (mail: Mail, { to, subject = '', text = '' }: MailFilter) =>
  (to === undefined || mail.to === emailOf(to)) && mail.subject.includes(subject) && mail.text.includes(text)

const mailText = ({ to, subject, text }: MailFilter) =>
  ['a mail', to && `to ${to}`, subject && `about ${subject}`, text && `with ${text}`].filter(Boolean).join(' ')
