import { Menu } from 'electron'
import type { Copy } from '../copy/copy.ts'
import { menuTemplate } from './menu-template.ts'
import type { MenuActions, MenuState } from './menu-template.ts'

export interface AppMenu {
  /** Builds it anew after a change of language, panels or recent files. */
  readonly refresh: () => void
}

/** Sets the application menu and keeps it up to date. */
export function installMenu(copy: () => Copy, state: () => MenuState, actions: MenuActions): AppMenu {
  const refresh = (): void =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(copy(), state(), actions)))
  refresh()
  return { refresh }
}
