import { cachePrefix } from './cache-prefix.ts'

/** What a release consists of. The build writes it before the worker's code (.scripts/build/service-worker.mjs). */
export interface Shell {
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
export const isReleaseCache = (name: string): boolean => name.startsWith(releasePrefix)

/** Named by their contents: the same under every release. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** Servers say Vary for reasons that do not concern what is kept here. */
export const anyHeaders = { ignoreVary: true } as const
