/** Contents of a release. The build writes it before the worker's code (.scripts/build/service-worker.mjs). */
interface Shell {
  /** Digest of the files, the pages and the worker's code, so each script of a worker has its own release. */
  readonly release: string
  /** Paths of the cached files. */
  readonly files: readonly string[]
  /** Pattern of the paths of the app's pages. */
  readonly pages: string
}

declare const yoimachiShell: Shell

export const shell: Shell = yoimachiShell

/** Named by content hash, so the same in every release. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/')
