import type { IncomingHttpHeaders } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import {
  localOrigins,
  memberHosts,
  phoneHost,
  phoneNames,
  splitHost,
  workbenchHost,
  worldHost,
} from '../../src/contract/rules/start-options.ts'

const phonesByHost = new Map<string, string>(phoneNames.map((name) => [phoneHost(name), name]))

export type HostRole = 'member' | 'workbench' | 'unknown'

/** Returns the role of a Host header in any world. Only our loopback names have one; others get no access. */
export function roleOfHost(host: string | undefined): HostRole {
  const { world, rest } = splitHost(hostName(host))
  if (rest === workbenchHost()) return 'workbench'
  return isMemberHost(world, rest) ? 'member' : 'unknown'
}

/** Further worlds have no plain loopback address, and one more name for programs. */
const isMemberHost = (world: string, rest: string) =>
  world === '' ? memberHosts.has(rest) : phonesByHost.has(rest) || rest === worldHost('')

/** Returns whether an origin is the app's own on this port, or a configured one (C-12). */
export function isAppOrigin({ port, appOrigins, world = '' }: Site, origin: string): boolean {
  if (appOrigins.includes(origin)) return true
  const match = /^http:\/\/(.+):(\d+)$/.exec(origin)
  if (match === null || Number(match[2]) !== port()) return false
  const host = splitHost(match[1] as string)
  return host.world === world && isMemberHost(world, host.rest)
}

export function originOf(address: string): string {
  return address.slice(0, address.indexOf('/', address.indexOf('://') + 3))
}

/** Returns the letter of the phone that an origin or Host belongs to; null for other pages and programs. */
export function phoneOf(address: string): string | null {
  const [host] = address.replace(/^https?:\/\//i, '').split('/', 1)
  return phonesByHost.get(splitHost(hostName(host)).rest) ?? null
}

function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '')
}

/** Addresses of this server, for checking the origin of a request. */
export interface Site {
  /** The bound port; known only once listening. */
  readonly port: () => number
  /** Further origins that may use the API, exact. */
  readonly appOrigins: readonly string[]
  /** Further sources of pictures that pages may show. */
  readonly pictureSources?: () => readonly string[]
  /** Name of a further world (`w1`); its host names begin with it. */
  readonly world?: string
  /** The only origin of a listener for a real phone, instead of our loopback names. */
  readonly only?: string
}

/** Returns the world that a Host header names; empty for the first. */
export const worldOfHost = (host: string | undefined): string => splitHost(hostName(host)).world

export function roleAt({ only, world = '' }: Site, host: string | undefined): HostRole {
  if (only === undefined) return worldOfHost(host) === world ? roleOfHost(host) : 'unknown'
  return host !== undefined && `http://${host}` === only ? 'member' : 'unknown'
}

/** Returns whether a page of this origin may use the API on this listener (C-12). */
export function isOwnOrigin(site: Site, origin: string): boolean {
  return site.only === undefined ? isAppOrigin(site, origin) : origin === site.only
}

export const unknownHostText = '403 Unknown host'

/** Refuses every Host except our loopback names, so that a foreign name that resolves to this server cannot read it. */
export function hostGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (roleAt(site, c.req.header('host')) === 'unknown') return c.text(unknownHostText, 403)
    return next()
  }
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

export const foreignOriginText = '403 Foreign origin'

export function apiGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const { incoming } = c.env as HttpBindings
    return isForeign(c.req.method, incoming.headers, site) ? c.text(foreignOriginText, 403) : next()
  }
}

/** Admits the workbench's pages, and programs, which send neither Origin nor Sec-Fetch-Site (docs/control-api.md). */
export function controlGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const fetchSite = c.req.header('sec-fetch-site')
    const byProgram = origin === undefined && fetchSite === undefined
    const byWorkbench =
      roleAt(site, c.req.header('host')) === 'workbench' &&
      (origin === undefined || origin === localOrigins(site.port(), site.world).workbench) &&
      (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none')
    return byProgram || byWorkbench ? next() : c.text('403 The control API serves the workbench only', 403)
  }
}

const mark = '{port}'

/** Replaces our port in an origin by a placeholder, because the same requests must store the same bytes (D-05). */
export function withPortPlaceholder(origin: string, port: number): string {
  return origin.endsWith(`:${port}`) ? origin.slice(0, -String(port).length) + mark : origin
}

/**
 * Returns an origin of this server with a placeholder for the port. Mails requested by a real phone are read at the
 * workbench too, where the phone's address is no longer valid later.
 */
export function atOwnPort(origin: string): string {
  const host = origin.slice('http://'.length)
  return roleOfHost(host) === 'unknown' ? `http://127.0.0.1:${mark}` : origin.replace(/(:\d+)?$/, `:${mark}`)
}

export function withPort(text: string, port: number): string {
  return text.replaceAll(mark, String(port))
}

// Headers that say what a page or an answer may load, and who may frame it.

const shared = [
  "default-src 'self'",
  "style-src 'self'",
  // Elements positioned by script carry style attributes; style sheets may not be injected.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
]

/** Only the member app's own list turns text into a script address (member/api/script-address.ts). */
const scriptsOfMember = ["require-trusted-types-for 'script'", 'trusted-types yoimachi']

/** API responses are data. Opened as a page they may load and run nothing. */
const dataPolicy = "default-src 'none'"

/** Headers of every response besides its policy. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Returns the headers of API responses. A phone of the workbench may frame them. */
export function dataHeaders(site: Site) {
  return { 'content-security-policy': `${dataPolicy}; ${memberAncestors(site)}`, ...always, ...alone(site) }
}

/** The content security policy of a page: the workbench may frame phones, and nothing else may be framed. */
export function pagePolicy(site: Site, path: string, host: string | undefined): string {
  const port = site.port()
  // The form of a 3-D Secure page leads back into the app, which may have another origin (IMP-09).
  const pictures = ["img-src 'self' data: blob:", ...(site.pictureSources?.() ?? [])].join(' ')
  const forms = ["form-action 'self'", ...site.appOrigins].join(' ')
  // Only the frame around a phone (pages/mount-pages.ts) contains a frame: the member app.
  const frames = path.startsWith('/__phone/') ? "frame-src 'self'" : "frame-src 'none'"
  const policy =
    roleAt(site, host) === 'workbench'
      ? [
          ...shared,
          pictures,
          forms,
          `frame-src ${localOrigins(port, site.world).phones.join(' ')}`,
          "frame-ancestors 'none'",
        ]
      : [...shared, ...scriptsOfMember, pictures, forms, frames, memberAncestors(site)]
  return policy.join('; ')
}

/** Allows framing by a phone of the workbench only. */
function memberAncestors(site: Site): string {
  if (site.only !== undefined) return "frame-ancestors 'none'"
  return `frame-ancestors 'self' ${localOrigins(site.port(), site.world).workbench}`
}

/** Cookies ignore ports, so another server on this machine must not embed what a real phone may read. */
function alone({ only }: Site): Readonly<Record<string, string>> {
  return only === undefined ? {} : { 'cross-origin-resource-policy': 'same-origin' }
}
