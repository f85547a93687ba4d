import type { Screenshot } from '../../../contract/control/capsule.ts'
import { isRealPhone } from '../control/real-phone.ts'
import { bridge } from '../parts/bridge.ts'
import { phonesOnStage } from '../stage/phone-actions.ts'
import { frameOf } from '../stage/phone-link.ts'

/**
 * Pictures of the phones as they are seen now. Only the desktop app can take them: a page of a browser cannot look into
 * frames of other origins. What a real API shows goes into no file.
 */
export async function takeScreenshots(): Promise<Screenshot[]> {
  if (!bridge) return []
  const taken: Screenshot[] = []
  for (const phone of phonesOnStage().filter((name) => !isRealPhone(name))) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A window that is hidden has none.
    const content = await bridge
      .takePicture({
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      })
      .catch(() => null)
    if (content !== null) taken.push({ phone, content })
  }
  return taken
}
