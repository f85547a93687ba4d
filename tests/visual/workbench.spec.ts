import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { panels, Workbench } from '../e2e/page-models/workbench.ts'
import { test } from '../support/fixtures.ts'
import type { MockServer } from '../support/mock-server.ts'
import { settle, Traffic } from '../support/settle.ts'
import { whyNotComparable } from './recorded.ts'

/**
 * Parts that differ between runs: durations of calls, their number, and the first phone to log in. The whole list of
 * calls is covered, because its height does not depend on them.
 */
const varying: Partial<Record<string, string>> = {
  inspector: 'output, [aria-label="通信の一覧"]',
  time: 'button:has-text("ログインの期限")',
  coverage: 'li, tr',
  backend: '[aria-label="契約からの逸脱"] p',
}

/** As long as earlier tests have made it. */
const unpictured = new Set(['history', 'timeline'])

/** The initial stage: a woman and a man, both on home without dialogs. */
async function openStage(page: Page, server: MockServer): Promise<Workbench> {
  const workbench = await Workbench.open(page, server, 'storylines')
  for (const [phone, name] of [
    ['a', 'あかり'],
    ['b', 'はると'],
  ] as const) {
    await workbench.phone(phone).getByText(`${name}さん`).first().waitFor()
  }
  return workbench
}

test('the workbench, its stage and its panels look as they were reviewed', async ({ browser, server }, info) => {
  const why = await whyNotComparable(browser, info)
  test.skip(why !== '', why)
  test.setTimeout(600_000)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'ja-JP',
  })
  const page = await context.newPage()
  const traffic = new Traffic(page)
  const inBothLights = async (name: string, target: Page | Locator, mask: Locator[] = []) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settle(page, traffic)
      const file = `workbench-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      if ('goto' in target) await expect.soft(target).toHaveScreenshot(file, { mask })
      else await expect.soft(target).toHaveScreenshot(file, { mask })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  // The server has served other tests, so counts and logs restart with the two phones.
  await page.request.delete(`${server.url}/__control/coverage`)
  await page.request.delete(`${server.url}/__control/exchanges`)
  await openStage(page, server)
  await inBothLights('stage', page)
  const dock = page.getByRole('complementary')
  for (const panel of panels.filter((name) => !unpictured.has(name))) {
    await test.step(panel, async () => {
      await page.locator(`a[href="/${panel}"]`).click()
      await dock.getByRole('heading').first().waitFor()
      const { [panel]: masked } = varying
      if (masked !== undefined) await dock.locator(masked).last().waitFor()
      await inBothLights(panel, dock, masked === undefined ? [] : [dock.locator(masked)])
    })
  }
  await context.close()
})
