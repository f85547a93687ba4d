import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { app, dialog } from 'electron'
import type { CapsuleFile, OpenTarget } from '../../preload/bridge.ts'
import type { Copy } from '../copy.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { readLink, type Opened } from './inbox.ts'

/** A capsule of 100,000 members stays well below this size. */
export const maxCapsuleBytes = 512 * 1024 * 1024

/** Thrown before a file larger than any capsule is read into memory. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/**
 * Reads a capsule file as text; the page parses it.
 * @throws {TooLargeError} or the system's error
 */
export async function readCapsule(path: string): Promise<CapsuleFile> {
  const name = basename(path)
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCapsuleBytes) throw new TooLargeError(`Failed to open ${name}: it is too large for a capsule.`)
    return { name, content: await file.readFile('utf8') }
  } finally {
    await file.close()
  }
}

const most = 10

/** Moves a file to the top of the recent files; drops duplicates and all but ten. */
export const withRecent = (list: readonly string[], path: string): string[] =>
  [path, ...list.filter((other) => other !== path)].slice(0, most)

export const withoutRecent = (list: readonly string[], path: string): string[] => list.filter((other) => other !== path)

interface Opening {
  readonly copy: () => Copy
  readonly settings: SettingsStore
  /** Sends the opened item to the page. */
  readonly deliver: (target: OpenTarget) => Promise<void>
  /** Called when the list of recent files changes. */
  readonly recentChanged: () => void
}

/** Opens files and links from outside. Links ask for confirmation, because any page or mail can contain one. */
export function openItem({ copy, settings, deliver, recentChanged }: Opening) {
  async function remember(list: string[]): Promise<void> {
    await settings.change({ recentFiles: list })
    recentChanged()
  }

  async function openFile(path: string): Promise<void> {
    const { fileFailed: message, fileMissing, fileTooLarge, ok, appName: title } = copy()
    try {
      const file = await readCapsule(path)
      app.addRecentDocument(path)
      await remember(withRecent(settings.get().recentFiles, path))
      await deliver({ kind: 'capsule', file })
    } catch (error) {
      const detail = `${error instanceof TooLargeError ? fileTooLarge : fileMissing}\n${path}`
      await remember(withoutRecent(settings.get().recentFiles, path))
      await dialog.showMessageBox({ type: 'error', title, message, detail, buttons: [ok] })
    }
  }

  async function openLink(url: string): Promise<void> {
    const { linkAsks, linkScenario, linkPanel, linkOpen, cancel, appName: title, ...words } = copy()
    const target = readLink(url)
    if (!target) {
      const { linkUnknown: message, linkUnknownDetail: detail, ok } = words
      await dialog.showMessageBox({ type: 'warning', title, message, detail, buttons: [ok] })
      return
    }
    const detail = target.kind === 'scenario' ? linkScenario(target.key) : linkPanel(target.key)
    const buttons = [cancel, linkOpen]
    const { response } = await dialog.showMessageBox({
      type: 'question',
      title,
      message: linkAsks,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 0,
    })
    if (response === 1) await deliver(target)
  }

  return (item: Opened): Promise<void> => (item.kind === 'file' ? openFile(item.path) : openLink(item.url))
}
