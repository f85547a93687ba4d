import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import type { Language } from '../../src/contract/rules/language.ts'

/**
 * Serves a built page with history-mode routing. Files with a hash in their name are cached for ever, all others
 * revalidated, and precompressed files sent compressed. An address may have its own page (`/login` is login.html);
 * others get app.html; the workbench has only index.html. Without the folder, one line says what to build.
 */
export function staticSite(
  app: Hono,
  root: string | undefined,
  applies: (host: string | undefined) => boolean,
  missing = 'This page is not built. Run: npm run build',
): void {
  const only =
    (handler: MiddlewareHandler): MiddlewareHandler =>
    (c, next) =>
      applies(c.req.header('host')) ? handler(c, next) : next()
  if (root === undefined) {
    app.get(
      '*',
      only((c) => Promise.resolve(c.text(missing, 503))),
    )
    return
  }
  const serve = (rewriteRequestPath: (path: string) => string): MiddlewareHandler => {
    const handler = serveStatic({ root, precompressed: true, rewriteRequestPath })
    return only(async (c, next) => {
      let found = true
      const response = await handler(c, () => {
        found = false
        return next()
      })
      if (found && response) setCacheHeaders(c.req.path, response.headers)
      return response
    })
  }
  const page = (nameOf: (path: string) => string): MiddlewareHandler => {
    const handler = serve(nameOf)
    return (c, next) => (isFile(c.req.path) ? next() : handler(c, next))
  }
  const shells = ['app.html', 'index.html'].map((shell) => page(() => shell))
  for (const handler of [serve((path) => path), page((path) => `${path}.html`), ...shells]) app.get('*', handler)
}

/** Whether an address names a file and no page. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/** The page of the workbench that begins in a language, where its user has chosen none; `npm run dev` uses it too. */
export const htmlIn = (language: Language, html: string): string =>
  html.replace('<html lang="ja">', `<html lang="${language}" data-language="${language}">`)

/** Serves the page of the workbench in a language. */
export function pageIn(
  language: Language,
  app: Hono,
  root: string,
  applies: (host: string | undefined) => boolean,
): void {
  const page = htmlIn(language, readFileSync(join(root, 'index.html'), 'utf8'))
  app.get('*', async (c, next) => {
    if (!applies(c.req.header('host')) || isFile(c.req.path)) return next()
    return c.html(page, 200, { 'Cache-Control': 'no-cache' })
  })
}

function setCacheHeaders(path: string, headers: Headers): void {
  const isHashed = path.startsWith('/assets/')
  headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  // Set for plain files too, because a cache must not serve them to all clients.
  headers.set('Vary', 'Accept-Encoding')
}
