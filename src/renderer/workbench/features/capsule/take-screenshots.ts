import type { Screenshot } from '../../../../contract/control/capsule.ts'
import { bridge } from '../../hub/bridge.ts'
import { mockPhones } from '../../hub/control/backend-queries.ts'
import { frameOf } from '../../hub/phones/phone-link.ts'

/**
 * Captures pictures of the visible phones. Only the desktop app can do this, because a browser page cannot read frames
 * of other origins. Phones of a real API are left out.
 * @returns the pictures, and how many failed
 */
export async function takeScreenshots(): Promise<{ taken: Screenshot[]; failed: number }> {
  const taken: Screenshot[] = []
  if (!bridge) return { taken, failed: 0 }
  const phones = mockPhones()
  for (const phone of phones) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A hidden window has no picture.
    const place = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
    const content = await bridge.takePicture(place).catch(() => null)
    if (content !== null) taken.push({ phone, content })
  }
  return { taken, failed: phones.length - taken.length }
}
