import { useEffect } from 'react'
import { bridge } from '../hub/bridge.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { useFeatures, usePanels } from '../hub/slot.tsx'
import { dockFoldedAtom, paletteOpenAtom, store } from '../hub/state.ts'
import { useListener } from '../parts/use-listener.ts'

/** With ⌘ or Ctrl. */
const shortcuts = new Map<string, () => void>([
  ['k', () => store.set(paletteOpenAtom, (open) => !open)],
  ['\\', () => store.set(dockFoldedAtom, (folded) => !folded)],
])

/** Keys of the workbench: K opens the palette, also from inside a phone; \ folds the panels. */
export function useShortcuts(): void {
  useListener('keydown', (event) => {
    const act = shortcuts.get(event.key.toLowerCase())
    if (!act || !(event.metaKey || event.ctrlKey) || event.altKey) return
    event.preventDefault()
    act()
  })
}

/** Runs commands of the desktop menu, and sends it the list of panels. */
export function useBridgeCommands(): void {
  const openPanel = useOpenPanel()
  const features = useFeatures()
  const shown = usePanels()
  useEffect(
    () =>
      bridge?.onCommand((command) => {
        if (command === 'settings') openPanel('/settings')
        else if (command === 'palette') store.set(paletteOpenAtom, true)
        else for (const { menu } of features) void menu?.[command]?.()
      }),
    [features, openPanel],
  )
  useEffect(() => {
    void bridge?.offerPanels(shown.map(({ key, copy }) => ({ key, title: copy.ja.title, english: copy.en.title })))
  }, [shown])
}
