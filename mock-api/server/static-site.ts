import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

/** Whether a request with this Host header is for the site. */
export type Applies = (host: string | undefined) => boolean

/** `Cache-Control` of files that may change under the same name. */
export const revalidated = 'no-cache'

/**
 * Serves a built page with history-mode routing. Files with a hash in their name are cached for ever, all others
 * revalidated, and precompressed files sent compressed. An address may have its own page (`/login` is login.html);
 * others get app.html; the workbench has only index.html. Without the folder, one line says what to build.
 */
export function mountStaticSite(
  app: Hono,
  root: string | undefined,
  applies: Applies,
  missing = 'This page is not built. Run: npm run build',
): void {
  if (root === undefined) {
    app.get('*', (c, next) => (applies(c.req.header('host')) ? Promise.resolve(c.text(missing, 503)) : next()))
    return
  }
  // The first file that exists is sent.
  app.get(
    '*',
    filesOf(root, applies, (path) => path),
  )
  for (const pageName of [(path: string) => `${path}.html`, () => 'app.html', () => 'index.html']) {
    app.get('*', pagesOf(root, applies, pageName))
  }
}

/** Serves files of a folder; `fileName` maps the path of a request to a file. Leaves missing files to the next handler. */
function filesOf(root: string, applies: Applies, fileName: (path: string) => string): MiddlewareHandler {
  const sendFile = serveStatic({ root, precompressed: true, rewriteRequestPath: fileName })
  return async (c, next) => {
    if (!applies(c.req.header('host'))) return next()
    let found = true
    const response = await sendFile(c, () => {
      found = false
      return next()
    })
    if (found && response) setCacheHeaders(c.req.path, response.headers)
    return response
  }
}

/** As {@link filesOf}, but only for addresses of pages. */
function pagesOf(root: string, applies: Applies, fileName: (path: string) => string): MiddlewareHandler {
  const sendPage = filesOf(root, applies, fileName)
  return (c, next) => (isFile(c.req.path) ? next() : sendPage(c, next))
}

/** Whether an address names a file and no page. */
export const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

function setCacheHeaders(path: string, headers: Headers): void {
  const isHashed = path.startsWith('/assets/')
  headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : revalidated)
  // Set for plain files too, because a cache must not serve them to all clients.
  headers.set('Vary', 'Accept-Encoding')
}
