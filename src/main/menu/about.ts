import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import type { Copy } from '../copy/copy.ts'

/** The licences of what is bundled: beside the app's archive when it is packed, else where the build wrote them. */
const licenceFile = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'licences.txt') : join(import.meta.dirname, '../licences.txt')

export async function showLicences(): Promise<void> {
  const path = licenceFile()
  const problem = existsSync(path) ? await shell.openPath(path) : 'it is missing'
  if (problem !== '') throw new Error(`Failed to open ${path}: ${problem}.`)
}

/** Versions and licences, alike on all systems: macOS alone has a panel of its own that could show both. */
export async function showAbout({ appName, about, menu, ok }: Copy): Promise<void> {
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
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: menu.about,
    message: `${appName} ${app.getVersion()}`,
    detail: detail.join('\n'),
    buttons: [ok, menu.licences],
    defaultId: 0,
    cancelId: 0,
  })
  if (response === 1) await showLicences()
}
