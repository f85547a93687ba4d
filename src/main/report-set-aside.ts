import { dialog } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Copy } from './copy/copy.ts'

/** Says that the settings could not be read, and where the file is now; the app goes on meanwhile. */
export async function reportSetAside(window: BrowserWindow, fileName: string, copy: Copy): Promise<void> {
  const { appName: title, settingsAside: message, settingsAsideDetail, ok } = copy
  const detail = settingsAsideDetail(fileName)
  await dialog.showMessageBox(window, { type: 'warning', title, message, detail, buttons: [ok] })
}
