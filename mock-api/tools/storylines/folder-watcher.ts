import { type FSWatcher, watch } from 'node:fs'
import { basename } from 'node:path'
import { clearTimeout, setTimeout } from 'node:timers'

/** Debounce in ms, because one save makes several events. */
const debounceMs = 150

/** Watches one folder. Where the system cannot, nothing is reported. */
export class FolderWatcher {
  private watcher: FSWatcher | undefined
  private timer: NodeJS.Timeout | undefined

  /** @param changed called after a file of the folder has changed */
  constructor(
    private readonly path: string,
    private readonly changed: () => void,
  ) {}

  /** Begins to watch if the folder exists and is not watched yet. */
  start(): void {
    if (this.watcher) return
    try {
      this.watcher = watch(this.path, { persistent: false }, (_, name) => this.handle(name))
      this.watcher.on('error', () => this.stop())
    } catch {
      this.watcher = undefined
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.stop()
  }

  /** @param name of the changed file; that of the folder when the folder was removed */
  private handle(name: string | null): void {
    if (name === basename(this.path)) {
      // The folder that takes its place needs another watcher. While there is none, the next start begins it.
      this.stop()
      this.start()
    }
    clearTimeout(this.timer)
    this.timer = setTimeout(this.changed, debounceMs).unref()
  }

  private stop(): void {
    this.watcher?.close()
    this.watcher = undefined
  }
}
