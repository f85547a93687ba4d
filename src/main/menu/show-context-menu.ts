import { BrowserWindow, Menu } from 'electron'
import type { WebContents } from 'electron'
import type { Copy } from '../copy/copy.ts'
import { contextEntries } from './context-entries.ts'

/** Shows the menu of the second button, which Electron's pages lack. */
export function showContextMenu(contents: WebContents, copy: () => Copy): void {
  contents.on('context-menu', (_event, pressed) => {
    const lookUp = process.platform === 'darwin' ? () => contents.showDefinitionForSelection() : undefined
    const entries = contextEntries(copy(), pressed, lookUp)
    const window = BrowserWindow.fromWebContents(contents)
    if (entries.length > 0 && window) Menu.buildFromTemplate(entries).popup({ window })
  })
}
