import { useEffect } from 'react'
import type { WorkbenchCommand } from '../../../preload/bridge.ts'
import { loadCapsule, openCapsule, putOnStage, saveCapsule } from '../capsule/capsule.ts'
import { control, attempt } from '../control/call-control.ts'
import { loadHar } from '../panels/inspector/har.ts'
import { resetWorld } from '../panels/world-actions.ts'
import { bridge } from '../parts/machine.ts'
import { useOpenPanel } from '../parts/panel.tsx'
import { useListener } from '../parts/popup.tsx'
import { openPresenter } from '../presenting/presenting-actions.ts'
import { present } from '../presenting/presenting-actions.ts'
import { reloadPhones } from '../stage/phone-actions.ts'
import { dockFoldedAtom, paletteOpenAtom, store } from '../state.ts'
import { jump, togglePace } from '../time/clock-actions.ts'
import { undo } from '../time/undo.tsx'
import { usePanels } from './rail.tsx'

const shortcuts: Readonly<Record<string, () => void>> = {
  k: () => store.set(paletteOpenAtom, (open) => !open),
  '\\': () => store.set(dockFoldedAtom, (folded) => !folded),
}

/** With ⌘ or Ctrl: K opens the palette, also from inside a phone; \ folds the panels. */
export function useShortcuts(): void {
  useListener('keydown', (event) => {
    const act = shortcuts[event.key.toLowerCase()]
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

/** Opens a dropped file: a recording (`.har`) in its panel, any other file as a capsule. */
async function openDropped(file: File, openPanel: (address: string) => void): Promise<void> {
  if (!/\.har$/i.test(file.name)) return loadCapsule({ name: file.name, content: file })
  await loadHar(file)
  openPanel('/inspector?view=calls')
}

/** Opens a file dropped on the page outside the phones. Phones handle their own drops. */
export function useDrop(): void {
  const openPanel = useOpenPanel()
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
  useListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (file === undefined || event.defaultPrevented) return
    event.preventDefault()
    void attempt(() => openDropped(file, openPanel))
  })
}

/** Opens targets from outside: a capsule by double click or command line, or a link after the user's consent. */
export function useOpened(): void {
  const openPanel = useOpenPanel()
  useEffect(() => {
    // Fails for a real API, which has no capsules. Other problems show elsewhere.
    control.takeCapsuleStage().then(
      (stage) => stage && putOnStage(stage),
      () => {},
    )
  }, [])
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'capsule') void attempt(() => loadCapsule(target.file))
        else if (target.kind === 'panel') openPanel(`/${target.key}`)
        else void attempt(() => resetWorld({ scenario: target.key }))
      }),
    [openPanel],
  )
}
