import type { Display, Rectangle } from 'electron'
import type { WindowBounds } from '../settings/settings-schema.ts'

/** The title bar must be reachable, so its middle decides. */
function isReachable({ x, y, width }: Rectangle, { workArea }: DisplayPlace): boolean {
  const grip = { x: x + width / 2, y: y + 16 }
  return (
    grip.x >= workArea.x &&
    grip.x < workArea.x + workArea.width &&
    grip.y >= workArea.y &&
    grip.y < workArea.y + workArea.height
  )
}

type DisplayPlace = Pick<Display, 'id' | 'workArea'>

/**
 * The stored bounds on the displays that are there now: moved along with a display that was arranged anew, without a
 * place when no display shows it any more (an unplugged monitor).
 */
export function visibleBounds(
  { x, y, width, height, display }: WindowBounds,
  displays: readonly DisplayPlace[],
): Partial<Rectangle> {
  if (x === undefined || y === undefined) return { width, height }
  const own = displays.find(({ id }) => id === display?.id)
  const shift =
    own && display ? { x: own.workArea.x - display.x, y: own.workArea.y - display.y } : { x: 0, y: 0 }
  const bounds = { x: x + shift.x, y: y + shift.y, width, height }
  return displays.some((each) => isReachable(bounds, each)) ? bounds : { width, height }
}
