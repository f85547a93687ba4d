import { app } from 'electron'
import type { SettingsStore } from '../settings.ts'

/** Largest number of recent files. */
const most = 10

/** Moves a file to the top of a list; drops duplicates and all but ten. */
export const withRecent = (list: readonly string[], path: string): string[] =>
  [path, ...withoutRecent(list, path)].slice(0, most)

export const withoutRecent = (list: readonly string[], path: string): string[] => list.filter((other) => other !== path)

interface Parts {
  readonly settings: SettingsStore
  readonly logError: (line: string) => void
}

/** Files that were opened or saved last: in the settings, for the menu, and in the list of the system. */
export interface RecentFiles {
  readonly add: (path: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly clear: () => Promise<void>
}

/** A list that cannot be stored is logged, and keeps no file from being opened. */
export function createRecentFiles({ settings, logError }: Parts): RecentFiles {
  async function store(recentFiles: string[]): Promise<void> {
    try {
      await settings.change({ recentFiles })
    } catch (cause) {
      logError(`Failed to remember the recent files: ${String(cause)}.`)
    }
  }
  return {
    add(path) {
      app.addRecentDocument(path)
      return store(withRecent(settings.get().recentFiles, path))
    },
    remove: (path) => store(withoutRecent(settings.get().recentFiles, path)),
    clear() {
      app.clearRecentDocuments()
      return store([])
    },
  }
}
