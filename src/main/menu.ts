import { Menu, app } from 'electron'
import type { MenuItemConstructorOptions } from 'electron'
import type { WorkbenchCommand } from '../preload/bridge.ts'

type Item = MenuItemConstructorOptions

const separator: Item = { type: 'separator' }

/**
 * Sets the application menu. Entries of the workbench are carried out by its page, which holds the state they need.
 * @param send hands a command to the workbench's page
 */
export function installMenu(send: (command: WorkbenchCommand) => void): void {
  const command = (label: string, name: WorkbenchCommand, accelerator?: string): Item => ({
    label,
    click: () => send(name),
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const appMenu: Item = {
    label: app.name,
    submenu: [
      { role: 'about', label: '宵待について' },
      separator,
      { role: 'hide', label: '宵待を隠す' },
      { role: 'hideOthers', label: 'ほかを隠す' },
      { role: 'unhide', label: 'すべてを表示' },
      separator,
      { role: 'quit', label: '宵待を終了' },
    ],
  }
  const file: Item = {
    label: 'ファイル',
    submenu: [
      command('カプセルを開く…', 'capsule-open', 'CmdOrCtrl+O'),
      command('カプセルを保存…', 'capsule-save', 'CmdOrCtrl+S'),
      separator,
      process.platform === 'darwin' ? { role: 'close', label: '閉じる' } : { role: 'quit', label: '終了' },
    ],
  }
  const time: Item = {
    label: '時刻',
    submenu: [
      command('時計を止める／動かす', 'clock-toggle', 'CmdOrCtrl+T'),
      separator,
      command('次の 3:00 へ', 'jump-next-reset', 'CmdOrCtrl+3'),
      command('24時間進める', 'jump-one-day', 'CmdOrCtrl+]'),
      command('ひとつ前の時点に戻す', 'rewind', 'CmdOrCtrl+['),
    ],
  }
  const menus = [
    ...(process.platform === 'darwin' ? [appMenu] : []),
    file,
    edit,
    time,
    viewMenu(command),
    windows,
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}

const edit: Item = {
  label: '編集',
  submenu: [
    { role: 'undo', label: '取り消す' },
    { role: 'redo', label: 'やり直す' },
    separator,
    { role: 'cut', label: '切り取り' },
    { role: 'copy', label: 'コピー' },
    { role: 'paste', label: '貼り付け' },
    { role: 'selectAll', label: 'すべてを選択' },
  ],
}

function viewMenu(command: (label: string, name: WorkbenchCommand, accelerator?: string) => Item): Item {
  return {
    label: '表示',
    submenu: [
      command('コマンドパレット…', 'palette', 'CmdOrCtrl+K'),
      command('スマートフォンを再読み込み', 'reload-phones', 'CmdOrCtrl+Shift+P'),
      separator,
      { role: 'reload', label: 'ワークベンチを再読み込み' },
      { role: 'toggleDevTools', label: '開発者ツール' },
      separator,
      { role: 'resetZoom', label: '実際のサイズ' },
      { role: 'zoomIn', label: '拡大' },
      { role: 'zoomOut', label: '縮小' },
      separator,
      { role: 'togglefullscreen', label: 'フルスクリーン' },
    ],
  }
}

const windows: Item = {
  label: 'ウインドウ',
  submenu: [
    { role: 'minimize', label: 'しまう' },
    process.platform === 'darwin'
      ? { role: 'zoom', label: '拡大／縮小' }
      : { role: 'close', label: '閉じる' },
  ],
}
