import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { roleAt, unknownHostText } from './hosts.ts'
import { isForeign } from './origins.ts'
import { dataHeaders } from './security-headers.ts'
import type { Site } from './site.ts'

const foreignOriginText = '403 Foreign origin'

/**
 * Refuses every Host except our loopback names, so that a foreign name that resolves to this server cannot read it, and
 * pages of another site at the paths of calls. One middleware for both, because each costs every call.
 */
export function guard(site: Site, calls: RegExp): MiddlewareHandler {
  return (c, next) => {
    const { method, headers } = (c.env as HttpBindings).incoming
    if (roleAt(site, headers.host) === 'unknown') return refuse(site, unknownHostText)
    if (calls.test(c.req.path) && isForeign(method ?? '', headers, site)) return refuse(site, foreignOriginText)
    return next()
  }
}

/** Refuses pages of another site at a path that is part of the API and no call. */
export function apiGuard(site: Site): MiddlewareHandler {
  return (c, next) => {
    const { incoming } = c.env as HttpBindings
    return isForeign(c.req.method, incoming.headers, site) ? refuse(site, foreignOriginText) : next()
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

async function refuse(site: Site, text: string): Promise<Response> {
  return new Response(text, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...dataHeaders(site) },
  })
}
