import { app } from 'electron'
import type { OpenRequest } from './requests.ts'

/** Queue of opened files and links. Holds items until `attend` sets the handler, because a double click may start the app. */
export interface Inbox {
  readonly put: (items: readonly OpenRequest[]) => void
  /** `failed` gets the error of an item that cannot be opened. The next items are opened all the same. */
  readonly attend: (handle: (item: OpenRequest) => Promise<void>, failed: (error: unknown) => void) => void
}

export function createInbox(): Inbox {
  const waiting: OpenRequest[] = []
  let attended: ((item: OpenRequest) => Promise<void>) | undefined
  let last = Promise.resolve()
  // Opens items in sequence, so that two dialogs never overlap.
  const next = (): void => {
    for (const item of waiting.splice(0)) last = last.then(() => attended?.(item))
  }
  return {
    put(items) {
      waiting.push(...items)
      if (attended) next()
    },
    attend(handle, failed) {
      attended = (item) => handle(item).catch(failed)
      next()
    },
  }
}

/** Collects opened files and links from macOS events. Other systems pass them on the command line. */
export function collectOpened(inbox: Inbox): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    inbox.put([{ kind: 'file', path }])
  })
  app.on('open-url', (event, url) => {
    event.preventDefault()
    inbox.put([{ kind: 'link', url }])
  })
}
