import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

/**
 * Serves a built page with history-mode routing: files with a hash in their name are kept for ever, everything else is
 * asked for again, and any other address of a page gets index.html. Without the folder, one line says what to build.
 */
export function staticSite(
  app: Hono,
  root: string | undefined,
  applies: (host: string | undefined) => boolean,
): void {
  const only =
    (handler: MiddlewareHandler): MiddlewareHandler =>
    (c, next) =>
      applies(c.req.header('host')) ? handler(c, next) : next()
  if (root === undefined) {
    app.get(
      '*',
      only((c) => Promise.resolve(c.text('This page is not built. Run: npm run build', 503))),
    )
    return
  }
  const cacheFor = (path: string) =>
    /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', cacheFor(path)),
  })
  const index = serveStatic({
    root,
    path: 'index.html',
    onFound: (_, c) => c.header('Cache-Control', 'no-cache'),
  })
  app.get('*', only(files))
  app.get(
    '*',
    only((c, next) => (/\.[a-z0-9]+$/i.test(c.req.path) ? next() : index(c, next))),
  )
}
