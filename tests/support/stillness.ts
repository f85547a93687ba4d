import type { Page } from '@playwright/test'

/**
 * Waits until entrance animations and fades are over; endless ones (skeletons, spinners) are ignored. A colour scheme
 * change starts fades in the next frame and inherited fades one frame later. The check therefore repeats until no
 * animation is found. It asks in each frame, because `finished` of an animation on a removed element may never settle.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      if (ending.every(({ playState }) => playState === 'finished')) return
    }
  })
}
