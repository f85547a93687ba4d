import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** Selector of what has checks of its own. */
  readonly exclude?: string
}

/** Entrances and fades are over before anything is judged; what goes on for ever (skeletons, spinners) is not waited for. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of the colour scheme reaches the page with its next frame, and what fades begins then.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Runs axe in the document, which gets it once: all its rules, or those named. Only violations are worked out. */
async function judge(page: Page, { exclude }: Look, rules: readonly string[]): Promise<string[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([excluded, only]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      const { violations: found } = await run(
        { exclude: excluded },
        { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: [...only] }) },
      )
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [exclude === undefined ? [] : [exclude], rules] as const,
  )
}

/** What axe finds on the page as it stands, as `rule: element`. */
export function violations(page: Page, look: Look = {}): Promise<string[]> {
  return judge(page, look, [])
}

/** What axe finds in the colours alone, for a second look in the other colour scheme. */
function colorViolations(page: Page, look: Look = {}): Promise<string[]> {
  return judge(page, look, ['color-contrast'])
}

/** Everything in both colour schemes; only colours differ, so that the second look is at them alone. */
export async function violationsOfBoth(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page, look)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colorViolations(page, look)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((found) => `dark ${found}`)]
}
