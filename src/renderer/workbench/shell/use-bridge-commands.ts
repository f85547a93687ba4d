import { useEffect } from 'react'
import type { WorkbenchCommand } from '../../../preload/bridge.ts'
import { openCapsule, saveCapsule } from '../panels/snapshots/capsule-actions.ts'
import { bridge } from '../parts/bridge.ts'
import { attempt } from '../parts/flash.ts'
import { reloadPhones } from '../stage/phone-actions.ts'
import { paletteOpenAtom } from '../state/layout.ts'
import { store } from '../state/store.ts'
import { jump, rewind, togglePace } from '../time/clock-actions.ts'

const actions: Record<WorkbenchCommand, () => unknown> = {
  palette: () => store.set(paletteOpenAtom, true),
  'clock-toggle': togglePace,
  'jump-next-reset': () => jump({ edge: 'next-reset' }),
  'jump-one-day': () => jump({ advance: 'P1D' }),
  rewind: () => rewind(),
  'capsule-open': () => attempt(openCapsule),
  'capsule-save': () => attempt(saveCapsule),
  'reload-phones': reloadPhones,
}

/** Carries out what the desktop app's menu asks for. */
export function useBridgeCommands(): void {
  useEffect(() => bridge?.onCommand((command) => void actions[command]()), [])
}
