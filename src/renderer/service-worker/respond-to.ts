import { cachePrefix } from './cache-prefix.ts'
import { anyHeaders, ownCache } from './releases.ts'
import { isHashed, shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const pages = new RegExp(shell.pages)
/** Files that an operator changes without a release: network first, cache only offline and while the host fails. */
const settings: readonly string[] = ['/config.json', '/legal.json']
const settingsCache = `${cachePrefix}settings`
const timeoutMs = 3_000

/** Response to a request for the app's own files; null for all other requests, which bypass the worker. */
export function respondTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return null
  if (request.mode === 'navigate') return pages.test(pathname) ? cacheFirst(documentOf(pathname), request) : null
  if (settings.includes(pathname)) return networkFirst(pathname, request)
  return isHashed(pathname) || shell.files.includes(pathname) ? cacheFirst(pathname, request) : null
}

/** Public pages have their own documents; all others share one. */
function documentOf(pathname: string): string {
  const own = pathname === '/' ? '/index.html' : `${pathname.replace(/\/$/, '')}.html`
  return shell.files.includes(own) ? own : '/app.html'
}

async function cacheFirst(path: string, request: Request): Promise<Response> {
  // A page opened before this release requests files of its own release.
  const cacheName = isHashed(path) ? undefined : ownCache
  return (await cached(path, cacheName)) ?? fetch(request)
}

async function networkFirst(path: string, request: Request): Promise<Response> {
  const last = await cached(path, settingsCache)
  try {
    const response = await fetch(request, last ? { signal: AbortSignal.timeout(timeoutMs) } : {})
    if (!response.ok) return response.status >= 500 ? (last ?? response) : response
    // Read here, because the body may break off or come too late.
    const whole = new Response(await response.blob(), response)
    await keep(path, whole.clone())
    return whole
  } catch (error) {
    if (last) return last
    throw error
  }
}

// A full or damaged disk takes nothing away from what the network has.

const cached = (path: string, cacheName: string | undefined): Promise<Response | undefined> =>
  caches.match(path, { ...anyHeaders, ...(cacheName !== undefined && { cacheName }) }).catch(() => undefined)

const keep = (path: string, response: Response): Promise<void> =>
  caches
    .open(settingsCache)
    .then((cache) => cache.put(path, response))
    .catch(() => {})
