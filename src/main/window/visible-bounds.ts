import type { Rectangle } from 'electron'
import type { WindowBounds } from '../settings/settings-schema.ts'

/**
 * The stored bounds, without a place that no screen shows any more (an unplugged monitor).
 * @param workAreas of the screens that are there now
 */
export function visibleBounds(bounds: WindowBounds, workAreas: readonly Rectangle[]): Partial<Rectangle> {
  const { x, y, width, height } = bounds
  if (x === undefined || y === undefined) return { width, height }
  // The title bar must be reachable, so its middle decides.
  const grip = { x: x + width / 2, y: y + 16 }
  const isReachable = workAreas.some(
    (area) =>
      grip.x >= area.x && grip.x < area.x + area.width && grip.y >= area.y && grip.y < area.y + area.height,
  )
  return isReachable ? { x, y, width, height } : { width, height }
}
