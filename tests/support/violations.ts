import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Entrances and fades are over before anything is judged; what goes on for ever (skeletons, spinners) is not waited for. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** What axe finds on the page as it stands, as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  await stillness(page)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The same in both colour schemes; only colours differ, so that the second look is at them alone. */
export async function violationsOfBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await stillness(page)
  const { violations: found } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  const dark = found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} (dark): ${target.join(' ')}`),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}
