import { shell } from 'electron'
import { messageOf } from '../error-text.ts'
import type { Log } from '../log.ts'

/** Hosts that may open in the system's browser: the social accounts that profiles link to (PROF-36). */
const allowedHosts = new Set(['twitter.com', 'x.com', 'www.instagram.com', 'www.tiktok.com'])

/** Returns whether a page may open in the browser: `https`, an allowed host, and no user name or port to disguise it. */
export function isAllowedPage(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && allowedHosts.has(hostname) && port === '' && username === '' && password === ''
}

/** What a link may write into a mail. Some mail programs take further fields, such as files to attach. */
const mailFields = new Set(['subject', 'body'])

/** Returns whether a mail may be begun in the mail program: to one plain address, with a subject and a text at most. */
export function isAllowedMail(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, searchParams } = new URL(address)
  const isPlain = /^[\w.+-]+@[\w.-]+$/.test(pathname) && [...searchParams.keys()].every((name) => mailFields.has(name))
  return protocol === 'mailto:' && isPlain
}

/** Opens an allowed page or mail in the system's program. Returns false for any other address. */
export function openOutside(address: string, log: Log): boolean {
  if (!isAllowedPage(address) && !isAllowedMail(address)) return false
  shell.openExternal(address).catch((error: unknown) => log.error(messageOf(error)))
  return true
}
