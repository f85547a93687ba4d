import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startOptions } from '../../contract/rules/start-options.ts'
import { capsuleExtensions } from './capsule-file.ts'

/** A file or link opened from outside the app: by double click, command line or link. */
export type OpenRequest =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'link'; readonly url: string }

const isCapsule = (word: string): boolean => capsuleExtensions.some((end) => word.toLowerCase().endsWith(`.${end}`))

const takesValue = new Set(Object.keys(startOptions).map((name) => `--${name}`))

/** Returns the path that an argument names. File managers of Linux pass a double click as `file:` URL (`%U`). */
function pathOf(word: string, folder: string): string {
  if (!/^file:/i.test(word)) return isAbsolute(word) ? word : join(folder, word)
  try {
    return fileURLToPath(word)
  } catch {
    // A file on another host. The message about a missing file names it as it was given.
    return word
  }
}

/** Returns what an argument opens: no option, and no value of the option before it. */
function openedBy(word: string, before: string | undefined, folder: string): OpenRequest | undefined {
  if (word.startsWith('-') || takesValue.has(before ?? '')) return undefined
  if (word.startsWith('yoimachi:')) return { kind: 'link', url: word }
  const path = pathOf(word, folder)
  return isCapsule(path) ? { kind: 'file', path } : undefined
}

/**
 * Returns the capsules and links among command line arguments.
 * @param folder base of relative paths
 */
export const readOpened = (args: readonly string[], folder: string): OpenRequest[] =>
  args.flatMap((word, index) => openedBy(word, args[index - 1], folder) ?? [])

/** Returns the argument with which a start opens the same. */
export const argumentOf = (request: OpenRequest): string => (request.kind === 'file' ? request.path : request.url)

/** Returns the arguments with whole paths of capsules, for a process in another folder. */
export const withWholePaths = (args: readonly string[], folder: string): string[] =>
  args.map((word, index) => {
    const opened = openedBy(word, args[index - 1], folder)
    return opened?.kind === 'file' ? opened.path : word
  })
