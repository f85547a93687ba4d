import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import type { PanelTitle, WorkbenchCommand } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'

export type Item = MenuItemConstructorOptions

export interface MenuState {
  readonly platform: NodeJS.Platform
  readonly appName: string
  /** Panels that the page offers; empty until it is loaded. */
  readonly panels: readonly PanelTitle[]
  /** Paths, newest first. */
  readonly recentFiles: readonly string[]
}

export interface MenuActions {
  readonly command: (command: WorkbenchCommand) => void
  readonly showPanel: (key: string) => void
  readonly openFile: (path: string) => void
  readonly clearRecent: () => void
  readonly showWorkbench: () => void
  readonly showAbout: () => void
  readonly showLog: () => void
  readonly showReports: () => void
  readonly showLicences: () => void
}

export const separator: Item = { type: 'separator' }

/** Entries that Electron carries out. Their labels have the names of the roles. */
const roles = (menu: Copy['menu'], ...names: readonly (NonNullable<Item['role']> & keyof Copy['menu'])[]): Item[] =>
  names.map((role) => ({ role, label: menu[role] }))

/** Returns the application menu. Printing is left out on purpose. */
export function menuTemplate(copy: Copy, state: MenuState, act: MenuActions): Item[] {
  const menu: MenuParts = { ...copy, state, act, isMac: state.platform === 'darwin' }
  const menus = [fileMenu(menu), editMenu(menu), timeMenu(menu), viewMenu(menu), windowMenu(menu), helpMenu(menu)]
  return menu.isMac ? [appMenu(menu), ...menus] : menus
}

interface MenuParts extends Pick<Copy, 'menu' | 'panelTitle'> {
  readonly state: MenuState
  readonly act: MenuActions
  readonly isMac: boolean
}

/** An entry that the workbench carries out. */
const commandIn =
  ({ act }: MenuParts) =>
  (label: string, name: WorkbenchCommand, accelerator?: string): Item => ({
    label,
    click: () => act.command(name),
    ...(accelerator === undefined ? {} : { accelerator }),
  })

const settingsEntry = (parts: MenuParts): Item => commandIn(parts)(parts.menu.settings, 'settings', 'CmdOrCtrl+,')
const aboutEntry = ({ menu, act }: MenuParts): Item => ({ label: menu.about, click: act.showAbout })

function appMenu(parts: MenuParts): Item {
  const { menu, state } = parts
  return {
    label: state.appName,
    submenu: [
      aboutEntry(parts),
      separator,
      settingsEntry(parts),
      separator,
      ...roles(menu, 'hide', 'hideOthers', 'unhide'),
      separator,
      ...roles(menu, 'quit'),
    ],
  }
}

function fileMenu(parts: MenuParts): Item {
  const { menu, state, act, isMac } = parts
  const command = commandIn(parts)
  return {
    label: menu.file,
    submenu: [
      { label: menu.showWorkbench, accelerator: 'CmdOrCtrl+N', click: act.showWorkbench },
      separator,
      command(menu.openCapsule, 'capsule-open', 'CmdOrCtrl+O'),
      { label: menu.recent, submenu: recentEntries(menu, state, act) },
      command(menu.saveCapsule, 'capsule-save', 'CmdOrCtrl+S'),
      separator,
      ...(isMac ? [] : [settingsEntry(parts), separator]),
      ...roles(menu, isMac ? 'close' : 'quit'),
    ],
  }
}

const editMenu = ({ menu }: MenuParts): Item => ({
  label: menu.edit,
  submenu: [...roles(menu, 'undo', 'redo'), separator, ...roles(menu, 'cut', 'copy', 'paste', 'selectAll')],
})

function timeMenu(parts: MenuParts): Item {
  const { menu } = parts
  const command = commandIn(parts)
  return {
    label: menu.time,
    submenu: [
      command(menu.toggleClock, 'clock-toggle', 'CmdOrCtrl+T'),
      separator,
      command(menu.nextReset, 'jump-next-reset', 'CmdOrCtrl+3'),
      command(menu.oneDay, 'jump-one-day', 'CmdOrCtrl+]'),
      command(menu.rewind, 'rewind', 'CmdOrCtrl+['),
    ],
  }
}

function viewMenu(parts: MenuParts): Item {
  const { menu, panelTitle, state, act } = parts
  const command = commandIn(parts)
  const panels = state.panels.map((panel) => ({ label: panel[panelTitle], click: () => act.showPanel(panel.key) }))
  return {
    label: menu.view,
    submenu: [
      command(menu.palette, 'palette', 'CmdOrCtrl+K'),
      ...(panels.length > 0 ? [{ label: menu.panels, submenu: panels }] : []),
      command(menu.present, 'present', 'CmdOrCtrl+D'),
      command(menu.presenter, 'presenter', 'CmdOrCtrl+Shift+D'),
      command(menu.reloadPhones, 'reload-phones', 'CmdOrCtrl+Shift+P'),
      separator,
      ...roles(menu, 'reload', 'toggleDevTools'),
      separator,
      ...roles(menu, 'resetZoom', 'zoomIn', 'zoomOut'),
      separator,
      ...roles(menu, 'togglefullscreen'),
    ],
  }
}

const windowMenu = ({ menu, isMac }: MenuParts): Item => ({
  label: menu.window,
  submenu: roles(menu, 'minimize', isMac ? 'zoom' : 'close'),
})

function helpMenu(parts: MenuParts): Item {
  const { menu, act, isMac } = parts
  return {
    label: menu.help,
    submenu: [
      { label: menu.showLog, click: act.showLog },
      { label: menu.showReports, click: act.showReports },
      separator,
      { label: menu.licences, click: act.showLicences },
      ...(isMac ? [] : [aboutEntry(parts)]),
    ],
  }
}

/** Name of a file as a label. Outside of macOS, `&` would vanish and mark the next letter as a key. */
function fileLabel(path: string, platform: NodeJS.Platform): string {
  const name = path.split(/[/\\]/).at(-1) ?? path
  return platform === 'darwin' ? name : name.replaceAll('&', '&&')
}

function recentEntries(menu: Copy['menu'], { recentFiles, platform }: MenuState, act: MenuActions): Item[] {
  if (recentFiles.length === 0) return [{ label: menu.noRecent, enabled: false }]
  return [
    ...recentFiles.map((path) => ({ label: fileLabel(path, platform), click: () => act.openFile(path) })),
    separator,
    { label: menu.clearRecent, click: act.clearRecent },
  ]
}

/** Installs the application menu. It has no panels until the page offers them. */
export function installMenu(copy: () => Copy, recentFiles: () => readonly string[], actions: MenuActions) {
  let panels: readonly PanelTitle[] = []
  /** Rebuilds the menu after a change of language or recent files. */
  const refresh = (): void => {
    const state = { platform: process.platform, appName: app.name, panels, recentFiles: recentFiles() }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(copy(), state, actions)))
  }
  refresh()
  return {
    refresh,
    showPanels: (offered: readonly PanelTitle[]): void => {
      panels = offered
      refresh()
    },
  }
}
