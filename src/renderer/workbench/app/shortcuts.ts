import { useEffect } from 'react'
import type { WorkbenchCommand } from '../../../preload/bridge.ts'
import { openCapsule, saveCapsule } from '../features/capsule/capsule.ts'
import { present, openPresenter } from '../features/presenting/presenting-actions.ts'
import { bridge } from '../hub/bridge.ts'
import { attempt } from '../hub/control/flash.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { reloadPhones } from '../hub/phones/phone-actions.ts'
import { store, dockFoldedAtom, paletteOpenAtom } from '../hub/state.ts'
import { jump, togglePace, undo } from '../hub/world/clock-actions.ts'
import { useListener } from '../parts/use-listener.ts'
import { usePanels } from './rail.tsx'

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

const bridgeActions: Record<Exclude<WorkbenchCommand, 'settings'>, () => unknown> = {
  palette: () => store.set(paletteOpenAtom, true),
  'clock-toggle': togglePace,
  'jump-next-reset': () => jump({ edge: 'next-reset' }),
  'jump-one-day': () => jump({ advance: 'P1D' }),
  rewind: undo,
  'capsule-open': () => attempt(openCapsule),
  'capsule-save': () => attempt(saveCapsule),
  'reload-phones': reloadPhones,
  present,
  presenter: openPresenter,
}

/** Runs commands of the desktop menu, and sends it the list of panels. */
export function useBridgeCommands(): void {
  const openPanel = useOpenPanel()
  const shown = usePanels()
  useEffect(
    () =>
      bridge?.onCommand((command) => {
        if (command === 'settings') openPanel('/settings')
        else void bridgeActions[command]()
      }),
    [openPanel],
  )
  useEffect(() => {
    void bridge?.offerPanels(shown.map(({ key, title, english }) => ({ key, title, english })))
  }, [shown])
}
