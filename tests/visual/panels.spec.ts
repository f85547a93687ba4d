import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/contract/rules/language.ts'
import { presentingCopy } from '../../src/renderer/workbench/features/presenting/copy.ts'
import { storylinesCopy } from '../../src/renderer/workbench/features/storylines/copy.ts'
import { panels, Workbench } from '../e2e/page-models/workbench.ts'
import { test } from '../support/fixtures.ts'
import { startMockServer, type MockServer } from '../support/mock-server.ts'
import { waitUntilIdle, Traffic } from '../support/wait-until-idle.ts'
import { whyNotComparable } from './recorded.ts'
import { freezeRun } from './workbench-freeze.ts'

/** The initial stage: a woman and a man, both on home without dialogs. */
async function openStage(page: Page, server: MockServer, language: Language): Promise<Workbench> {
  const workbench = await Workbench.open(page, server, 'storylines', { language })
  for (const [phone, name] of [
    ['a', 'あかり'],
    ['b', 'はると'],
  ] as const) {
    await workbench.phone(phone).getByText(`${name}さん`).first().waitFor({ timeout: 45_000 })
  }
  return workbench
}

// One test of half a minute, in a file whose name comes before screens.spec.ts, because Playwright runs files by their names: at
// the end it would leave the other worker without work.
test('the workbench, its stage and its panels look as they were reviewed', async ({ browser }, info) => {
  const why = await whyNotComparable(browser, info)
  test.skip(why !== '', why)
  test.setTimeout(600_000)
  // A server of its own: the shared one has the moments and calls of earlier tests.
  const server = await startMockServer()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'ja-JP',
  })
  const page = await context.newPage()
  const traffic = new Traffic(page)
  const inBothLights = async (name: string, target: Page | Locator) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await waitUntilIdle(page, traffic)
      const file = `workbench-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      if ('goto' in target) await expect.soft(target).toHaveScreenshot(file)
      else await expect.soft(target).toHaveScreenshot(file)
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  try {
    await freezeRun(page)
    await openStage(page, server, 'ja')
    await inBothLights('stage', page)
    // A past with a branch and a kept world, back at the same instant.
    await server.control.post('/clock', { advance: 'P1D' })
    await server.control.post('/history/undo')
    await server.control.post('/operator/recommend', { woman: 'woman-premium', man: 'man' })
    await server.control.post('/history/name', { name: '紹介のあと' })
    const dock = page.getByRole('complementary')
    for (const panel of panels) {
      await test.step(panel, async () => {
        await page.locator(`a[href="/${panel}"]`).click()
        await dock.getByRole('heading').first().waitFor()
        await inBothLights(panel, dock)
      })
    }
    await test.step('active faults in the bar', async () => {
      await server.control.put('/faults', [{ match: { path: '/api/like' }, latencyMs: 2000 }])
      await page.getByRole('button', { name: '障害1件の一覧を開く' }).waitFor()
      await inBothLights('bar-faults', page.getByRole('banner', { name: '時刻' }))
      await server.control.put('/faults', [])
    })
    await test.step('timeline', async () => {
      await page.locator('a[href="/inspector"]').click()
      await dock.getByText('時系列', { exact: true }).click()
      await dock.getByRole('region', { name: '時系列の一覧' }).waitFor()
      await inBothLights('timeline', dock)
    })
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    await server.stop()
  }
})

test('the English workbench looks as README and the tour show it', async ({ browser }, info) => {
  const why = await whyNotComparable(browser, info)
  test.skip(why !== '', why)
  test.setTimeout(300_000)
  const server = await startMockServer()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const traffic = new Traffic(page)
  const take = async (name: string, target: Page | Locator) => {
    await waitUntilIdle(page, traffic)
    const file = `workbench-en-${name}.png`
    if ('goto' in target) await expect.soft(target).toHaveScreenshot(file)
    else await expect.soft(target).toHaveScreenshot(file)
  }
  try {
    await freezeRun(page)
    const workbench = await openStage(page, server, 'en')
    await take('stage', page)
    const dock = page.getByRole('complementary')
    for (const panel of ['time', 'inspector', 'faults']) {
      await page.locator(`nav a[href="/${panel}"]`).click()
      await expect(dock.locator('.animate-shimmer')).toHaveCount(0)
      await take(panel, dock)
    }
    await page.locator('nav a[href="/storylines"]').click()
    const words = storylinesCopy.en
    await dock.getByRole('button', { name: words.start('On hold for seven days'), exact: true }).click()
    for (const scene of ['Misaki receives a recommendation', 'Misaki puts him on hold']) {
      await dock.getByRole('button', { name: words.next(scene) }).click({ timeout: 30_000 })
      await expect(dock.locator('[aria-current=step]')).toContainText(scene)
    }
    const present = presentingCopy.en.command.present
    await page.getByRole('main').getByRole('button', { name: present, exact: true }).click()
    await expect(workbench.phoneBox('a')).toContainText('みさき')
    await take('presenting', page)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    await server.stop()
  }
})
