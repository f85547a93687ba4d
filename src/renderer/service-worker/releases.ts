import { cachePrefix } from './cache-prefix.ts'

/** What a release consists of. The build writes it before the worker's code (.scripts/build/service-worker.mjs). */
interface Shell {
  /** Digest of all files. */
  readonly release: string
  /** Paths of the files that are kept. */
  readonly files: readonly string[]
  /** A pattern of the paths that are pages of the app. */
  readonly pages: string
}

declare const yoimachiShell: Shell

export const shell: Shell = yoimachiShell

const releasePrefix = `${cachePrefix}release-`

export const ownCache = releasePrefix + shell.release
const isReleaseCache = (name: string): boolean => name.startsWith(releasePrefix)

/** Named by their contents: the same under every release. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** Servers say Vary for reasons that do not concern what is kept here. */
export const anyHeaders = { ignoreVary: true } as const

/** This release and the five before it: so many may come while a page stays open, and it still finds its code. */
const keptReleases = 6

/** Fetches what an earlier release did not bring already. */
export async function keepRelease(): Promise<void> {
  // Made anew, also when it is an old release that came back: the order of the caches is that of the releases.
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
  await Promise.all(releases.slice(0, -keptReleases).map((name) => caches.delete(name)))
}

async function fileOf(path: string): Promise<Response> {
  const kept = isHashed(path) ? await caches.match(path, anyHeaders) : undefined
  if (kept) return kept
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  // Hosts answer what they do not have with a page of the app.
  if (!answer.ok || isPage !== path.endsWith('.html'))
    throw new Error(`Failed to keep ${path}: the host has no such file (${answer.status}). Upload the whole bundle.`)
  // An answer that was redirected may not stand for a page.
  if (!answer.redirected) return answer
  return new Response(answer.body, { headers: answer.headers })
}
