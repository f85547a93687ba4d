import { dialog } from 'electron'
import type { BrowserWindow } from 'electron'

/** Says that the settings could not be read, and where the file is now; the app goes on meanwhile. */
export function reportSetAside(window: BrowserWindow, fileName: string): void {
  console.warn(`Failed to read settings.json: it was kept as ${fileName} and the defaults hold.`)
  void dialog.showMessageBox(window, {
    type: 'warning',
    title: '宵待',
    message: '設定を読み込めませんでした',
    detail: `初期設定で起動しました。読み込めなかったファイルは ${fileName} として残してあります。`,
    buttons: ['OK'],
  })
}
