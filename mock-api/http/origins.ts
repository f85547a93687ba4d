import type { IncomingHttpHeaders } from 'node:http'
import { roleAt } from './hosts.ts'
import type { Site } from './site.ts'

/** Returns whether an origin is the app's own on this port, or a configured one (C-12). */
export function isAppOrigin(site: Site, origin: string): boolean {
  if (site.appOrigins.includes(origin)) return true
  // Clients outside a browser derive the Origin of a socket from its address; no page has such an origin.
  const match = /^(?:http|ws):\/\/(.+):(\d+)$/.exec(origin)
  return match !== null && Number(match[2]) === site.port() && roleAt(site, match[1]) === 'member'
}

/** Returns whether a page of this origin may use the API on this listener (C-12). */
export function isOwnOrigin(site: Site, origin: string): boolean {
  return site.only === undefined ? isAppOrigin(site, origin) : origin === site.only
}

/**
 * Whether a request comes from a page of another site. Only the app's own origins may use the API (C-12). A link that a
 * person opens, for example in a mail, is allowed.
 */
export function isForeign(method: string, headers: IncomingHttpHeaders, site: Site): boolean {
  const { origin } = headers
  if (origin !== undefined) return !isOwnOrigin(site, origin)
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return headers['sec-fetch-site'] === 'cross-site' && !isLink
}

/** Whether a link can lead to a page of an origin; a page in a file sends `null` or `file://`. */
export const hasPages = (origin: string): boolean => origin !== 'null' && origin !== 'file://'

/** Returns the origin of an absolute address that has a path. */
export function originOf(address: string): string {
  return address.slice(0, address.indexOf('/', address.indexOf('://') + 3))
}

/** Returns the origin of an address of an app, whose scheme may be that of a native shell. */
export function appOriginIn(address: string): string {
  const { origin } = new URL(address)
  return origin === 'null' ? (/^[^:]+:\/\/[^/?#]*/.exec(address)?.[0] ?? origin) : origin
}
