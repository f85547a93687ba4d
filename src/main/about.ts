import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, shell } from 'electron'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'

/** Path of the bundled packages' licences: in the resources of a packed app, else in the build output. */
const licenceFile = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'licences.txt') : join(import.meta.dirname, '../licences.txt')

export async function showLicences(): Promise<void> {
  const path = licenceFile()
  const problem = existsSync(path) ? await shell.openPath(path) : 'it is missing'
  if (problem !== '') throw new Error(`Failed to open ${path}: ${problem}.`)
}

/** Shows versions and licences in a dialog, because only macOS has an about panel for both. */
export async function showAbout(copy: () => Copy): Promise<void> {
  const { appName, about, menu, ok } = copy()
  const { electron, chrome, node } = process.versions
  const detail = [
    about.invented,
    '',
    about.versions,
    `Electron ${electron}`,
    `Chromium ${chrome}`,
    `Node.js ${node}`,
    '',
    about.copyright,
  ]
  const message = `${appName} ${app.getVersion()}`
  const buttons = [ok, menu.licences]
  if ((await ask(copy, { type: 'info', title: menu.about, message, detail: detail.join('\n'), buttons })) === 1)
    await showLicences()
}
