import type { IncomingHttpHeaders } from 'node:http'
import { headerOf } from '../http/exchange-context.ts'
import { credentialNames } from '../http/session-values.ts'

/** What belongs to one connection, or to the page's relation to this server, and must not travel on. */
const notSent = new Set([
  ...['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect'],
  ...['content-length', 'accept-encoding', 'cookie', 'referer', 'origin', 'proxy-authorization'],
])
const notReturned = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer', 'content-length'],
  ...['content-encoding', 'set-cookie', 'strict-transport-security', 'alt-svc', 'content-security-policy'],
  // Set by this server for all answers.
  ...['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'],
])

/** Headers of a call as the real API gets them; `withSession` false leaves the login out. */
export function headersToSend(headers: IncomingHttpHeaders, withSession: boolean): Headers {
  const sent = new Headers()
  for (const name of Object.keys(headers)) {
    if (notSent.has(name) || name.startsWith('sec-')) continue
    if (!withSession && credentialNames.includes(name)) continue
    sent.append(name, headerOf(headers, name) ?? '')
  }
  return sent
}

/** Headers of the real answer as the page gets them. Whom it may be read by is this server's business. */
export function headersToReturn(headers: Headers): Headers {
  const returned = new Headers()
  for (const [name, value] of headers) {
    if (!notReturned.has(name) && !name.startsWith('access-control-')) returned.append(name, value)
  }
  return returned
}
