import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  app,
  BrowserWindow,
  type ContextMenuParams,
  dialog,
  Menu,
  type MenuItemConstructorOptions,
  shell,
  type WebContents,
} from 'electron'
import type { PanelTitle, WorkbenchCommand } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'

type Item = MenuItemConstructorOptions

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

const separator: Item = { type: 'separator' }

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
      { role: 'hide', label: menu.hide },
      { role: 'hideOthers', label: menu.hideOthers },
      { role: 'unhide', label: menu.unhide },
      separator,
      { role: 'quit', label: menu.quit },
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
      isMac ? { role: 'close', label: menu.close } : { role: 'quit', label: menu.quit },
    ],
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
      { role: 'reload', label: menu.reload },
      { role: 'toggleDevTools', label: menu.devTools },
      separator,
      { role: 'resetZoom', label: menu.actualSize },
      { role: 'zoomIn', label: menu.zoomIn },
      { role: 'zoomOut', label: menu.zoomOut },
      separator,
      { role: 'togglefullscreen', label: menu.fullScreen },
    ],
  }
  const window: Item = {
    label: menu.window,
    submenu: [
      { role: 'minimize', label: menu.minimize },
      isMac ? { role: 'zoom', label: menu.zoom } : { role: 'close', label: menu.close },
    ],
  }
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
  return [...(isMac ? [appMenu] : []), file, editMenu(menu), time, view, window, help]
}

function recentEntries(menu: Copy['menu'], paths: readonly string[], act: MenuActions): Item[] {
  if (paths.length === 0) return [{ label: menu.noRecent, enabled: false }]
  return [
    ...paths.map((path) => ({ label: path.split(/[/\\]/).at(-1) ?? path, click: () => act.openFile(path) })),
    separator,
    { label: menu.clearRecent, click: act.clearRecent },
  ]
}

const editMenu = (menu: Copy['menu']): Item => ({
  label: menu.edit,
  submenu: [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    separator,
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ],
})

export function installMenu(copy: () => Copy, state: () => MenuState, actions: MenuActions) {
  /** Rebuilds the menu after a change of language, panels or recent files. */
  const refresh = (): void => Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(copy(), state(), actions)))
  refresh()
  return { refresh }
}

/** Path of the bundled packages' licences: in the resources of a packed app, else in the build output. */
const licenceFile = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'licences.txt') : join(import.meta.dirname, '../licences.txt')

export async function showLicences(): Promise<void> {
  const path = licenceFile()
  const problem = existsSync(path) ? await shell.openPath(path) : 'it is missing'
  if (problem !== '') throw new Error(`Failed to open ${path}: ${problem}.`)
}

/** Shows versions and licences in a dialog, because only macOS has an about panel for both. */
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

/** Facts about a right click that decide the menu. */
interface Pressed {
  readonly isEditable: boolean
  readonly selectionText: string
  readonly editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>
}

const longest = 20

/**
 * Returns the context menu of a field or of selected text; elsewhere it is empty.
 * @param lookUp opens the system's dictionary, which only macOS has, so the text stays on this machine
 */
export function contextEntries(
  { menu }: Copy,
  { isEditable, selectionText, editFlags }: Pressed,
  lookUp: (() => void) | undefined,
): Item[] {
  const text = selectionText.trim().replaceAll(/\s+/g, ' ')
  const look: Item[] =
    lookUp === undefined || text === ''
      ? []
      : [
          {
            label: menu.lookUp(text.length > longest ? `${text.slice(0, longest)}…` : text),
            click: lookUp,
          },
          { type: 'separator' },
        ]
  if (isEditable) {
    return [
      ...look,
      { role: 'cut', label: menu.cut, enabled: editFlags.canCut },
      { role: 'copy', label: menu.copy, enabled: editFlags.canCopy },
      { role: 'paste', label: menu.paste, enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', label: menu.selectAll, enabled: editFlags.canSelectAll },
    ]
  }
  return text === '' ? [] : [...look, { role: 'copy', label: menu.copy, enabled: editFlags.canCopy }]
}

/** Shows a context menu, because Electron has none of its own. */
export function showContextMenu(contents: WebContents, copy: () => Copy): void {
  contents.on('context-menu', (_event, pressed) => {
    const lookUp = process.platform === 'darwin' ? () => contents.showDefinitionForSelection() : undefined
    const entries = contextEntries(copy(), pressed, lookUp)
    const window = BrowserWindow.fromWebContents(contents)
    if (entries.length > 0 && window) Menu.buildFromTemplate(entries).popup({ window })
  })
}
