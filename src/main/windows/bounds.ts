import { type BrowserWindow, type Display, type Rectangle, screen } from 'electron'
import { messageOf } from '../error-text.ts'
import type { Log } from '../log.ts'
import type { WindowBounds } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'

/** Half the height of a title bar, in px. */
const middleOfTitleBar = 16

/** Returns whether the middle of the title bar is on a display. */
function isReachable({ x, y, width }: Rectangle, { workArea }: DisplayArea): boolean {
  const grip = { x: x + width / 2, y: y + middleOfTitleBar }
  return (
    grip.x >= workArea.x &&
    grip.x < workArea.x + workArea.width &&
    grip.y >= workArea.y &&
    grip.y < workArea.y + workArea.height
  )
}

type DisplayArea = Pick<Display, 'id' | 'workArea'>

/**
 * Adapts stored bounds to the current displays. If the window's display has moved, the bounds move with it. If no display
 * shows them (an unplugged monitor), only the size is returned.
 */
export function visibleBounds(
  { x, y, width, height, display }: WindowBounds,
  displays: readonly DisplayArea[],
): Partial<Rectangle> {
  if (x === undefined || y === undefined) return { width, height }
  const own = displays.find(({ id }) => id === display?.id)
  const shift = own && display ? { x: own.workArea.x - display.x, y: own.workArea.y - display.y } : { x: 0, y: 0 }
  const bounds = { x: x + shift.x, y: y + shift.y, width, height }
  return displays.some((each) => isReachable(bounds, each)) ? bounds : { width, height }
}

interface BoundsParts {
  readonly settings: SettingsStore
  readonly log: Log
  /** Whether the person has put the window into full screen. */
  readonly isFullScreen: () => boolean
}

/** Stores the window's bounds for the next start. */
export function keepWindowBounds(window: BrowserWindow, { settings, log, isFullScreen }: BoundsParts): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds()
    const { x, y, width, height } = bounds
    const { id, workArea } = screen.getDisplayMatching(bounds)
    const maximized = window.isMaximized()
    const fullScreen = isFullScreen()
    const display = { id, x: workArea.x, y: workArea.y }
    settings
      .change({ window: { x, y, width, height, maximized, fullScreen, display } })
      .catch((error: unknown) => log.error(messageOf(error)))
  })
}
