import type { IncomingHttpHeaders } from 'node:http'
import { credentialNames } from '../../http/credentials.ts'
import { headerOf } from '../../http/request.ts'

/** Headers of one connection, or of the page's relation to this server, which are not forwarded. */
const notSent = new Set([
  ...['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect'],
  ...['content-length', 'accept-encoding', 'cookie', 'referer', 'origin', 'proxy-authorization'],
])
const notReturned = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer', 'content-length'],
  ...['content-encoding', 'set-cookie', 'strict-transport-security', 'alt-svc', 'content-security-policy'],
  // Set by this server on all responses.
  ...['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'],
])

/** Returns the headers for the real API; `withSession` false removes the login. */
export function headersToSend(headers: IncomingHttpHeaders, withSession: boolean): Headers {
  const sent = new Headers()
  for (const name of Object.keys(headers)) {
    if (notSent.has(name) || name.startsWith('sec-')) continue
    if (!withSession && credentialNames.includes(name)) continue
    sent.append(name, headerOf(headers, name) ?? '')
  }
  return sent
}

/** Returns the real response's headers for the page. This server decides which pages may read them. */
export function headersToReturn(headers: Headers): Headers {
  const forPage = new Headers()
  for (const [name, value] of headers) {
    if (!notReturned.has(name) && !name.startsWith('access-control-')) forPage.append(name, value)
  }
  return forPage
}
