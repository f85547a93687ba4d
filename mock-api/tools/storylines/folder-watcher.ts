import { type FSWatcher, watch } from 'node:fs'
import { clearTimeout, setTimeout } from 'node:timers'

/** One save makes several events. */
const quietMs = 150

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
      this.watcher = watch(this.path, { persistent: false }, () => {
        clearTimeout(this.timer)
        this.timer = setTimeout(this.changed, quietMs).unref()
      })
      this.watcher.on('error', () => this.stop())
    } catch {
      this.watcher = undefined
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.stop()
  }

  private stop(): void {
    this.watcher?.close()
    this.watcher = undefined
  }
}
