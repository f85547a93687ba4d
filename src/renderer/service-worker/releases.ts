import { cachePrefix } from './cache-prefix.ts'
import { isHashed, shell } from './shell.ts'

const releasePrefix = `${cachePrefix}release-`

export const ownCache = releasePrefix + shell.release
const isReleaseCache = (name: string): boolean => name.startsWith(releasePrefix)

/** Ignores Vary, because servers set it for reasons that do not apply to these files. */
export const anyHeaders = { ignoreVary: true } as const

/** This release and the five before it, so that a page of an older release still finds its code. */
const cachedReleases = 6

/** Caches this release and fetches only files that no earlier release has. */
export async function cacheRelease(): Promise<void> {
  // Recreates the cache even for an old release that returns, because the order of caches is the order of releases.
  await caches.delete(ownCache)
  const cache = await caches.open(ownCache)
  try {
    await Promise.all(shell.files.map(async (path) => cache.put(path, await fileOf(path))))
  } catch (error) {
    await caches.delete(ownCache)
    throw error
  }
}

export async function forgetOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter(isReleaseCache)
  await Promise.all(releases.slice(0, -cachedReleases).map((name) => caches.delete(name)))
}

async function fileOf(path: string): Promise<Response> {
  const cached = isHashed(path) ? await caches.match(path, anyHeaders) : undefined
  if (cached) return cached
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  // Hosts may respond to a missing file with a page of the app.
  if (!response.ok || isPage !== path.endsWith('.html'))
    throw new Error(`Failed to keep ${path}: the host has no such file (${response.status}). Upload the whole bundle.`)
  // A redirected response must not be used for a navigation.
  if (!response.redirected) return response
  return new Response(response.body, { headers: response.headers })
}
