import type { Page } from '@playwright/test'

/**
 * Counts trusted presses in a page and its frames, and with `keys` keys too (modifiers alone are none). Call it before the
 * page opens. Returns a function that gives the presses since its last call.
 */
export async function countPresses(page: Page, { keys = false } = {}): Promise<() => number> {
  let presses = 0
  await page.exposeBinding('countPress', () => void (presses += 1))
  await page.addInitScript((withKeys) => {
    const count = Reflect.get(window, 'countPress') as () => void
    addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
    if (!withKeys) return
    const isKey = (event: KeyboardEvent) => !/^(Control|Meta|Shift|Alt)$/.test(event.key)
    addEventListener('keydown', (event) => event.isTrusted && isKey(event) && count(), true)
  }, keys)
  return () => {
    const made = presses
    presses = 0
    return made
  }
}
