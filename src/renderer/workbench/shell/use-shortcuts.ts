import { useEffect } from 'react'
import type { WorkbenchCommand } from '../../../preload/bridge.ts'
import { openCapsule } from '../capsule/open-capsule.ts'
import { saveCapsule } from '../capsule/save-capsule.ts'
import { bridge } from '../parts/files.ts'
import { attempt } from '../parts/flash.ts'
import { useOpenPanel } from '../parts/panel.tsx'
import { openPresenter } from '../presenting/presenter-link.ts'
import { present } from '../presenting/presenting-actions.ts'
import { reloadPhones } from '../stage/phone-actions.ts'
import { dockFoldedAtom, paletteOpenAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { jump, togglePace } from '../time/clock-actions.ts'
import { undo } from '../time/history-actions.ts'
import { usePanels } from './rail.tsx'

const shortcuts: Readonly<Record<string, () => void>> = {
  k: () => store.set(paletteOpenAtom, (open) => !open),
  '\\': () => store.set(dockFoldedAtom, (folded) => !folded),
}

/** With ⌘ or Ctrl: K opens the palette, also from inside a phone; \ folds the panels. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = shortcuts[event.key.toLowerCase()]
      if (!act || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
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
