import type { IncomingHttpHeaders } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { localOrigins } from '../../src/contract/rules/start-options.ts'
import { isAppOrigin, roleOfHost, type HostRole } from './hosts.ts'

/** Addresses of this server, for checking the origin of a request. */
export interface Site {
  /** The bound port; known only once listening. */
  readonly port: () => number
  /** Further origins that may use the API, exact. */
  readonly appOrigins: readonly string[]
  /** Further sources of pictures that pages may show. */
  readonly pictureSources?: () => readonly string[]
  /** The one origin that a listener for a real phone answers to, in place of our loopback names. */
  readonly only?: string
}

/** Returns the role of a Host header on this listener. */
export function roleAt({ only }: Site, host: string | undefined): HostRole {
  if (only === undefined) return roleOfHost(host)
  return host !== undefined && `http://${host}` === only ? 'member' : 'unknown'
}

/** Returns whether a page of this origin may use the API on this listener (C-12). */
export function isOwnOrigin({ only, port, appOrigins }: Site, origin: string): boolean {
  return only === undefined ? isAppOrigin(origin, port(), appOrigins) : origin === only
}

export const unknownHostText = '403 Unknown host'

/** Refuses every Host that is not one of our loopback names: a foreign name that resolves to us must not read us. */
export function hostGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (roleAt(site, c.req.header('host')) === 'unknown') return c.text(unknownHostText, 403)
    return next()
  }
}

/**
 * Whether a request comes from a page of another site, whatever it sends: only the app's own origins may use the API
 * (C-12). A link that a person opened, such as one of a mail, does not.
 */
export function isForeign(method: string, headers: IncomingHttpHeaders, site: Site): boolean {
  const { origin } = headers
  if (origin !== undefined) return !isOwnOrigin(site, origin)
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return headers['sec-fetch-site'] === 'cross-site' && !isLink
}

export const foreignOriginText = '403 Foreign origin'

/** Refuses pages of other sites. */
export function apiGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const { incoming } = c.env as HttpBindings
    return isForeign(c.req.method, incoming.headers, site) ? c.text(foreignOriginText, 403) : next()
  }
}

/**
 * The control API is for the workbench's own pages, and for programs, which send neither Origin nor Sec-Fetch-Site
 * (docs/control-api.md).
 */
export function controlGuard(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const fetchSite = c.req.header('sec-fetch-site')
    const byProgram = origin === undefined && fetchSite === undefined
    const byWorkbench =
      roleOfHost(c.req.header('host')) === 'workbench' &&
      (origin === undefined || origin === localOrigins(site.port()).workbench) &&
      (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none')
    return byProgram || byWorkbench ? next() : c.text('403 The control API serves the workbench only', 403)
  }
}
