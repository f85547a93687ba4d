import { isAbsolute, join } from 'node:path'
import { app } from 'electron'
import * as z from 'zod/mini'
import { startOptions } from '../../contract/rules/start-options.ts'

/** A file or link opened from outside the app: by double click, command line or link. */
export type Opened = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'link'; readonly url: string }

/** File extensions of capsules. */
export const capsuleExtensions = ['yoimachi', 'json'] as const

const isCapsule = (word: string): boolean => capsuleExtensions.some((end) => word.toLowerCase().endsWith(`.${end}`))
const takesValue = new Set(Object.keys(startOptions).map((name) => `--${name}`))

/**
 * Returns the capsules and links among command line arguments. Values of options are skipped.
 * @param folder base of relative paths
 */
export function readOpened(args: readonly string[], folder: string): Opened[] {
  return args.flatMap((word, index): Opened[] => {
    if (word.startsWith('-') || takesValue.has(args[index - 1] ?? '')) return []
    if (word.startsWith('yoimachi:')) return [{ kind: 'link', url: word }]
    if (isCapsule(word)) return [{ kind: 'file', path: isAbsolute(word) ? word : join(folder, word) }]
    return []
  })
}

/** The scenario or panel that a link names. */
interface LinkTarget {
  readonly kind: 'scenario' | 'panel'
  readonly key: string
}

const link = /^yoimachi:\/\/(scenario|panel)\/([a-z0-9-]{1,60})\/?$/

/** Parses a `yoimachi://` link. Returns `undefined` for any other URL. */
export function readLink(url: string): LinkTarget | undefined {
  const [, kind, key] = link.exec(url) ?? []
  return kind === undefined || key === undefined ? undefined : { kind: kind === 'panel' ? 'panel' : 'scenario', key }
}

/** Arguments that a second instance passes to the first. Parsed, because another program could hold the same lock. */
export const secondStart = z.object({
  args: z.array(z.string().check(z.maxLength(4096))).check(z.maxLength(200)),
  folder: z.string().check(z.maxLength(4096)),
})

/** Queue of opened files and links. Holds items until `attend` sets the handler, because a double click may start the app. */
export interface Inbox {
  readonly put: (items: readonly Opened[]) => void
  /** `failed` gets the error of an item that cannot be opened. The next items are opened all the same. */
  readonly attend: (open: (item: Opened) => Promise<void>, failed: (error: unknown) => void) => void
}

export function createInbox(): Inbox {
  const waiting: Opened[] = []
  let attended: ((item: Opened) => Promise<void>) | undefined
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
    attend(open, failed) {
      attended = (item) => open(item).catch(failed)
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
