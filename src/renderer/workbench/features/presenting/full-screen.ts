import { bridge } from '../../hub/bridge.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'

/** Fills the screen with the stage. Where that is refused, the presentation stays in its window. */
export async function enterFullScreen(): Promise<void> {
  if (bridge) return bridge.setFullScreen(true)
  await document.documentElement.requestFullscreen().catch(() => {})
  // The presentation may have ended before the screen was full.
  if (!store.get(isPresentingAtom)) await leaveFullScreen()
}

/** Fills the screen again after a reload, which has left full screen. The browser allows it for a press only. */
export async function fillScreenAgain(): Promise<void> {
  // The window of the desktop app stays full.
  if (!bridge && store.get(isPresentingAtom) && document.fullscreenElement === null) await enterFullScreen()
}

export async function leaveFullScreen(): Promise<void> {
  if (bridge) return bridge.setFullScreen(false)
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}
