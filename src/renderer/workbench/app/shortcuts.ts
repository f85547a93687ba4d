import { dockFoldedAtom, paletteOpenAtom, store } from '../hub/state.ts'
import { useListener } from '../parts/use-listener.ts'

/** With ⌘ or Ctrl. */
const shortcuts = new Map<string, () => void>([
  ['k', () => store.set(paletteOpenAtom, (open) => !open)],
  ['\\', () => store.set(dockFoldedAtom, (folded) => !folded)],
])

/** Keys of the workbench: K opens and closes the palette; \ folds and unfolds the panels. */
export function useShortcuts(): void {
  useListener('keydown', (event) => {
    // On a Mac with a Japanese keyboard, the backslash is this sign.
    const act = shortcuts.get(event.key === '¥' ? '\\' : event.key.toLowerCase())
    if (!act || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    act()
  })
}
