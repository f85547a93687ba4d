import { app } from 'electron'
import { Turns } from '../../../mock-api/engine/turns.ts'
import type { OpenRequest } from './requests.ts'

/**
 * Queue of files and links to open. Holds them until {@link Inbox.attend}, because a double click may start the app. Opens
 * one after another, so that two dialogs never overlap.
 */
export class Inbox {
  private readonly waiting: OpenRequest[] = []
  private readonly turns = new Turns()
  private open: ((item: OpenRequest) => void) | undefined

  put(items: readonly OpenRequest[]): void {
    this.waiting.push(...items)
    this.openWaiting()
  }

  /** @param failed gets the error of an item that cannot be opened. The next items are opened all the same. */
  attend(open: (item: OpenRequest) => Promise<void>, failed: (error: unknown) => void): void {
    this.open = (item) => {
      this.turns.take(() => open(item)).catch(failed)
    }
    this.openWaiting()
  }

  private openWaiting(): void {
    const { open } = this
    if (open) for (const item of this.waiting.splice(0)) open(item)
  }
}

/** Collects opened files and links from macOS events. Other systems pass them on the command line. */
export function collectOpened(inbox: Pick<Inbox, 'put'>): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    inbox.put([{ kind: 'file', path }])
  })
  app.on('open-url', (event, url) => {
    event.preventDefault()
    inbox.put([{ kind: 'link', url }])
  })
}
