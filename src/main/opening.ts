import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { app } from 'electron'
import type { CapsuleState, OpenTarget } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'
import type { OpenRequest } from './inbox.ts'
import type { SettingsStore } from './settings.ts'

const link = /^yoimachi:\/\/(scenario|panel)\/([a-z0-9-]{1,60})\/?$/

/** Parses a `yoimachi://` link. Returns `undefined` for any other URL. */
export function readLink(url: string): { readonly kind: 'scenario' | 'panel'; readonly key: string } | undefined {
  const [, kind, key] = link.exec(url) ?? []
  return kind === undefined || key === undefined ? undefined : { kind: kind === 'panel' ? 'panel' : 'scenario', key }
}

/** A capsule of 100,000 members stays well below this size. */
export const maxCapsuleBytes = 512 * 1024 * 1024

/** Thrown before a file larger than any capsule is read into memory. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/**
 * Reads a capsule file; the server parses it.
 * @throws {TooLargeError} or the system's error
 */
async function readCapsule(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCapsuleBytes) throw new TooLargeError(`Failed to open ${path}: it is too large for a capsule.`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

const most = 10

/** Moves a file to the top of the recent files; drops duplicates and all but ten. */
export const withRecent = (list: readonly string[], path: string): string[] =>
  [path, ...list.filter((other) => other !== path)].slice(0, most)

export const withoutRecent = (list: readonly string[], path: string): string[] => list.filter((other) => other !== path)

/** State of a capsule after the server's response, or without one. */
async function stateAfter(opening: Promise<Response>): Promise<CapsuleState> {
  try {
    const response = await opening
    if (response.ok) return { state: 'opened' }
    const refusal: unknown = await response.json().catch(() => undefined)
    return { state: 'refused', status: response.status, refusal }
  } catch {
    return { state: 'refused', status: 0, refusal: undefined }
  }
}

interface Opening {
  readonly copy: () => Copy
  readonly settings: SettingsStore
  /** Opens a capsule on the server. Rejects when the server is gone. */
  readonly openCapsule: (bytes: Buffer) => Promise<Response>
  /** Sends the opened item, or the state of a capsule, to the page. */
  readonly deliver: (target: OpenTarget) => Promise<void>
  /** Called when the list of recent files changes. */
  readonly recentChanged: () => void
  readonly logError: (line: string) => void
}

/**
 * Opens files and links from outside. A capsule goes to the server, and the page gets its state. Links ask for
 * confirmation, because any page or mail can contain one.
 */
export function openItem({ copy, settings, openCapsule, deliver, recentChanged, logError }: Opening) {
  /** A list that cannot be stored keeps no file from being opened. */
  async function remember(list: string[]): Promise<void> {
    try {
      await settings.change({ recentFiles: list })
      recentChanged()
    } catch (cause) {
      logError(`Failed to remember the recent files: ${String(cause)}.`)
    }
  }

  async function openFile(path: string): Promise<void> {
    const { fileFailed: message, fileMissing, fileTooLarge } = copy()
    let bytes: Buffer
    try {
      bytes = await readCapsule(path)
    } catch (error) {
      const detail = `${error instanceof TooLargeError ? fileTooLarge : fileMissing}\n${path}`
      await remember(withoutRecent(settings.get().recentFiles, path))
      await ask(copy, { type: 'error', message, detail })
      return
    }
    app.addRecentDocument(path)
    await remember(withRecent(settings.get().recentFiles, path))
    const name = basename(path)
    await deliver({ kind: 'capsule', name, state: 'opening' })
    await deliver({ kind: 'capsule', name, ...(await stateAfter(openCapsule(bytes))) })
  }

  async function openLink(url: string): Promise<void> {
    const { linkAsks: message, linkScenario, linkPanel, linkOpen, cancel, linkUnknown, linkUnknownDetail } = copy()
    const target = readLink(url)
    if (!target) {
      await ask(copy, { type: 'warning', message: linkUnknown, detail: linkUnknownDetail })
      return
    }
    const detail = target.kind === 'scenario' ? linkScenario(target.key) : linkPanel(target.key)
    const buttons = [cancel, linkOpen]
    if ((await ask(copy, { type: 'question', message, detail, buttons })) === 1) await deliver(target)
  }

  return (item: OpenRequest): Promise<void> => (item.kind === 'file' ? openFile(item.path) : openLink(item.url))
}
