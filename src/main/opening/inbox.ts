import { isAbsolute, join } from 'node:path'
import { app } from 'electron'
import * as z from 'zod/mini'
import { startOptions } from '../../contract/rules/start-options.ts'

/** What a person asked the app to open from outside: a double click, the command line, a link. */
export type Opened = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'link'; readonly url: string }

/** Endings of capsule files. */
export const capsuleExtensions = ['yoimachi', 'json'] as const

const isCapsule = (word: string): boolean => capsuleExtensions.some((end) => word.toLowerCase().endsWith(`.${end}`))
const takesValue = new Set(Object.keys(startOptions).map((name) => `--${name}`))

/**
 * The capsules and links among the words of a command line; values of options are none.
 * @param folder that relative paths are meant from
 */
export function readOpened(args: readonly string[], folder: string): Opened[] {
  return args.flatMap((word, index): Opened[] => {
    if (word.startsWith('-') || takesValue.has(args[index - 1] ?? '')) return []
    if (word.startsWith('yoimachi:')) return [{ kind: 'link', url: word }]
    if (isCapsule(word)) return [{ kind: 'file', path: isAbsolute(word) ? word : join(folder, word) }]
    return []
  })
}

/** What a link asks for; `undefined` for one that is none of ours. */
interface LinkTarget {
  readonly kind: 'scenario' | 'panel'
  readonly key: string
}

const link = /^yoimachi:\/\/(scenario|panel)\/([a-z0-9-]{1,60})\/?$/

export function readLink(url: string): LinkTarget | undefined {
  const [, kind, key] = link.exec(url) ?? []
  return kind === undefined || key === undefined ? undefined : { kind: kind === 'panel' ? 'panel' : 'scenario', key }
}

/** What a second start hands to the first. Another program could hold the same lock, so it is parsed. */
export const secondStart = z.object({
  args: z.array(z.string().check(z.maxLength(4096))).check(z.maxLength(200)),
  folder: z.string().check(z.maxLength(4096)),
})

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
