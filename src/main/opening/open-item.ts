import { app, dialog } from 'electron'
import type { OpenTarget } from '../../preload/bridge.ts'
import type { Copy } from '../copy/copy.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { readLink } from './opened.ts'
import type { Opened } from './opened.ts'
import { TooLargeError, readCapsule } from './read-capsule.ts'
import { withRecent, withoutRecent } from './recent-files.ts'

interface Opening {
  readonly copy: () => Copy
  readonly settings: SettingsStore
  /** Hands it to the page, which parses a capsule and carries it out. */
  readonly deliver: (target: OpenTarget) => Promise<void>
  /** Called when the list of recent files is another. */
  readonly recentChanged: () => void
}

/** Opens what came from outside. A link asks first: any page and any mail can hold one. */
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
