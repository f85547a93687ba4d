import type { IncomingHttpHeaders } from 'node:http'
import {
  memberHosts,
  phoneHost,
  phoneNames,
  splitHost,
  workbenchHost,
  worldHost,
} from '../../src/contract/rules/hosts.ts'

/** Addresses of this server, for checking the origin of a request. */
export interface Site {
  /** The bound port; known only once listening. */
  readonly port: () => number
  /** Further origins that may use the API, exact. */
  readonly appOrigins: readonly string[]
  /** Further host names of this server, for programs and the member app, without port. */
  readonly hosts?: readonly string[] | undefined
  /** Further sources of pictures that pages may show. */
  readonly pictureSources?: () => readonly string[]
  /** Name of a further world (`w1`); its host names begin with it. */
  readonly world?: string
  /** The only origin of a listener for a real phone, instead of our loopback names. */
  readonly only?: string
}

const phonesByHost = new Map<string, string>(phoneNames.map((name) => [phoneHost(name), name]))

export type HostRole = 'member' | 'workbench' | 'unknown'

/** Returns whether an origin is the app's own on this port, or a configured one (C-12). */
export function isAppOrigin(site: Site, origin: string): boolean {
  if (site.appOrigins.includes(origin)) return true
  // Clients outside a browser derive the Origin of a socket from its address; no page has such an origin.
  const match = /^(?:http|ws):\/\/(.+):(\d+)$/.exec(origin)
  return match !== null && Number(match[2]) === site.port() && roleAt(site, match[1]) === 'member'
}

export function originOf(address: string): string {
  return address.slice(0, address.indexOf('/', address.indexOf('://') + 3))
}

/** Returns the origin of an address of an app, whose scheme may be that of a native shell. */
export function appOriginIn(address: string): string {
  const { origin } = new URL(address)
  return origin === 'null' ? (/^[^:]+:\/\/[^/?#]*/.exec(address)?.[0] ?? origin) : origin
}

/** Whether a link can lead to a page of an origin; a page in a file sends `null` or `file://`. */
export const hasPages = (origin: string): boolean => origin !== 'null' && origin !== 'file://'

/** Returns the letter of the phone that an origin or Host belongs to; null for other pages and programs. */
export function phoneOf(address: string): string | null {
  const [host] = address.includes('/') ? address.replace(/^https?:\/\//i, '').split('/', 1) : [address]
  return phonesByHost.get(partsOf(host).rest) ?? null
}

function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '')
}

/** Host headers and their parts, because the steps around a request read them five times. */
const knownParts = new Map<string, ReturnType<typeof splitHost>>()
const mostKnownParts = 100

function partsOf(host = ''): ReturnType<typeof splitHost> {
  let parts = knownParts.get(host)
  if (!parts) {
    parts = splitHost(hostName(host))
    // Any client may send any name.
    if (knownParts.size === mostKnownParts) knownParts.clear()
    knownParts.set(host, parts)
  }
  return parts
}

/** Returns the world that a Host header names; empty for the first. */
export const worldOfHost = (host: string | undefined): string => partsOf(host).world

/** Returns the role of a Host header. Only the names of this server have one; others get no access. */
export function roleAt(site: Site, host: string | undefined): HostRole {
  if (site.only !== undefined) return host !== undefined && `http://${host}` === site.only ? 'member' : 'unknown'
  const { world, rest } = partsOf(host)
  if (world !== (site.world ?? '')) return 'unknown'
  if (rest === workbenchHost()) return 'workbench'
  const isMember = world === '' ? memberHosts.has(rest) || isNamed(site, rest) : isWorldHost(rest)
  return isMember ? 'member' : 'unknown'
}

/** A further world has no plain address, and one more name for programs. */
const isWorldHost = (rest: string) => phonesByHost.has(rest) || rest === worldHost('')

/** Returns whether a Host header names this server, and no phone or workbench on it. */
export function isPlainHost(site: Pick<Site, 'hosts'>, host: string | undefined): boolean {
  const name = hostName(host)
  return isNamed(site, name) || (memberHosts.has(name) && !phonesByHost.has(name))
}

const isNamed = ({ hosts = [] }: Pick<Site, 'hosts'>, name: string) => hosts.includes(name)

/** Returns whether a page of this origin may use the API on this listener (C-12). */
export function isOwnOrigin(site: Site, origin: string): boolean {
  return site.only === undefined ? isAppOrigin(site, origin) : origin === site.only
}

export const unknownHostText = '403 Unknown host'

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
