import { Menu, type MenuItemConstructorOptions } from 'electron'
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
export function menuTemplate({ menu, panelTitle }: Copy, state: MenuState, act: MenuActions): Item[] {
  const isMac = state.platform === 'darwin'
  const command = (label: string, name: WorkbenchCommand, accelerator?: string): Item => ({
    label,
    click: () => act.command(name),
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const settings = command(menu.settings, 'settings', 'CmdOrCtrl+,')
  const about: Item = { label: menu.about, click: act.showAbout }
  const appMenu: Item = {
    label: state.appName,
    submenu: [
      about,
      separator,
      settings,
      separator,
      ...roles(menu, 'hide', 'hideOthers', 'unhide'),
      separator,
      ...roles(menu, 'quit'),
    ],
  }
  const file: Item = {
    label: menu.file,
    submenu: [
      { label: menu.showWorkbench, accelerator: 'CmdOrCtrl+N', click: act.showWorkbench },
      separator,
      command(menu.openCapsule, 'capsule-open', 'CmdOrCtrl+O'),
      { label: menu.recent, submenu: recentEntries(menu, state.recentFiles, act) },
      command(menu.saveCapsule, 'capsule-save', 'CmdOrCtrl+S'),
      separator,
      ...(isMac ? [] : [settings, separator]),
      ...roles(menu, isMac ? 'close' : 'quit'),
    ],
  }
  const edit: Item = {
    label: menu.edit,
    submenu: [...roles(menu, 'undo', 'redo'), separator, ...roles(menu, 'cut', 'copy', 'paste', 'selectAll')],
  }
  const time: Item = {
    label: menu.time,
    submenu: [
      command(menu.toggleClock, 'clock-toggle', 'CmdOrCtrl+T'),
      separator,
      command(menu.nextReset, 'jump-next-reset', 'CmdOrCtrl+3'),
      command(menu.oneDay, 'jump-one-day', 'CmdOrCtrl+]'),
      command(menu.rewind, 'rewind', 'CmdOrCtrl+['),
    ],
  }
  const view: Item = {
    label: menu.view,
    submenu: [
      command(menu.palette, 'palette', 'CmdOrCtrl+K'),
      ...(state.panels.length === 0
        ? []
        : [
            {
              label: menu.panels,
              submenu: state.panels.map((panel) => ({
                label: panel[panelTitle],
                click: () => act.showPanel(panel.key),
              })),
            },
          ]),
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
  const window: Item = { label: menu.window, submenu: roles(menu, 'minimize', isMac ? 'zoom' : 'close') }
  const help: Item = {
    label: menu.help,
    submenu: [
      { label: menu.showLog, click: act.showLog },
      { label: menu.showReports, click: act.showReports },
      separator,
      { label: menu.licences, click: act.showLicences },
      ...(isMac ? [] : [about]),
    ],
  }
  return [...(isMac ? [appMenu] : []), file, edit, time, view, window, help]
}

function recentEntries(menu: Copy['menu'], paths: readonly string[], act: MenuActions): Item[] {
  if (paths.length === 0) return [{ label: menu.noRecent, enabled: false }]
  return [
    ...paths.map((path) => ({ label: path.split(/[/\\]/).at(-1) ?? path, click: () => act.openFile(path) })),
    separator,
    { label: menu.clearRecent, click: act.clearRecent },
  ]
}

export function installMenu(copy: () => Copy, state: () => MenuState, actions: MenuActions) {
  /** Rebuilds the menu after a change of language, panels or recent files. */
  const refresh = (): void => Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(copy(), state(), actions)))
  refresh()
  return { refresh }
}
