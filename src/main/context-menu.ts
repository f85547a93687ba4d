import { BrowserWindow, type ContextMenuParams, Menu, type WebContents } from 'electron'
import { cutText } from '../contract/rules/characters.ts'
import type { Copy } from './copy.ts'
import { type Item, separator } from './menu.ts'

/** Facts about a right click that decide the menu. */
interface Pressed {
  readonly isEditable: boolean
  readonly selectionText: string
  readonly editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>
}

/** Longest text in the label of an entry. */
const longest = { characters: 20, codePoints: 60 }

function shortened(text: string): string {
  const short = cutText(text, longest)
  return short === text ? text : `${short}…`
}

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
  const lookUpEntries: Item[] =
    lookUp && text !== '' ? [{ label: menu.lookUp(shortened(text)), click: lookUp }, separator] : []
  if (isEditable) {
    return [
      ...lookUpEntries,
      { role: 'cut', label: menu.cut, enabled: editFlags.canCut },
      { role: 'copy', label: menu.copy, enabled: editFlags.canCopy },
      { role: 'paste', label: menu.paste, enabled: editFlags.canPaste },
      separator,
      { role: 'selectAll', label: menu.selectAll, enabled: editFlags.canSelectAll },
    ]
  }
  return text === '' ? [] : [...lookUpEntries, { role: 'copy', label: menu.copy, enabled: editFlags.canCopy }]
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
