import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { panels, Workbench } from '../page-models/workbench.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any panel, the palette or the picker (${colorScheme})`, async ({
    browser,
    server,
  }) => {
    // Eleven panels and three layers, each looked at whole.
    test.setTimeout(300_000)
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const told: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') told.push(message.text())
    })
    const violations = async () => {
      await page.waitForTimeout(500)
      // The phones have checks of their own.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    }
    const workbench = await Workbench.open(page, server)
    for (const panel of panels) {
      await page.getByRole('navigation', { name: 'パネル' }).locator(`a[href="/${panel}"]`).click()
      await page.getByRole('complementary').getByRole('heading').first().waitFor()
      expect(await violations(), panel).toEqual([])
    }
    await page.keyboard.press('Control+k')
    expect(await violations(), 'palette').toEqual([])
    await page.keyboard.press('Escape')
    await workbench
      .phoneBox('a')
      .getByRole('button', { name: /会員を選ぶ/ })
      .click()
    expect(await violations(), 'picker').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '移動…' }).click()
    expect(await violations(), 'move').toEqual([])
    expect(told).toEqual([])
    await context.close()
  })
}

test('nothing is cut off sideways at 1280 and 1440', async ({ browser, server }) => {
  for (const width of [1280, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 720 } })
    const page = await context.newPage()
    await Workbench.open(page, server)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await context.close()
  }
})
