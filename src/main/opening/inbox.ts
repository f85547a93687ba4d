import { app } from 'electron'
import type { Opened } from './opened.ts'

/** Keeps what is to be opened until somebody attends to it: a double click may come before the app is up. */
export interface Inbox {
  readonly put: (items: readonly Opened[]) => void
  readonly attend: (open: (item: Opened) => Promise<void>) => void
}

export function createInbox(): Inbox {
  const waiting: Opened[] = []
  let open: ((item: Opened) => Promise<void>) | undefined
  let last = Promise.resolve()
  // One after the other, so that two questions do not stand on top of each other.
  const next = (): void => {
    for (const item of waiting.splice(0)) last = last.then(() => open?.(item))
  }
  return {
    put(items) {
      waiting.push(...items)
      if (open) next()
    },
    attend(work) {
      open = work
      next()
    },
  }
}

/** macOS tells by events what was double-clicked, elsewhere it stands on the command line. */
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
