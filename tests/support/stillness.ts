import type { Page } from '@playwright/test'

/**
 * Waits until entrances and fades are over; what goes on for ever (skeletons, spinners) is not waited for. A change of the
 * colour scheme reaches the page with its next frame, what fades begins then, and what inherits a colour that fades begins
 * one frame later still: so it is asked again until nothing more comes.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      if (ending.every(({ playState }) => playState === 'finished')) return
      await Promise.allSettled(ending.map((animation) => animation.finished))
    }
  })
}
