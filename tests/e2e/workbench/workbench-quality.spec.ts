import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { panels, Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('axe finds nothing on any panel, the palette or the picker, light and dark; nothing is cut off sideways', async ({
  page,
  server,
}) => {
  // Fourteen panels and three layers, each looked at whole.
  test.setTimeout(300_000)
  const told: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // A mail of an earlier test is in a frame without scripts, which axe cannot check.
    if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return
    if (message.type() === 'error' || message.type() === 'warning') told.push(text)
  })
  // Phones have their own checks, and the surroundings of each panel have the same colours.
  const found = (colorsIn?: string) =>
    violationsOfBoth(page, { exclude: 'iframe', ...(colorsIn !== undefined && { colorsIn }) })
  const dock = 'aside'
  const workbench = await Workbench.open(page, server)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const panel of panels) {
    await page.getByRole('navigation', { name: 'パネル' }).locator(`a[href="/${panel}"]`).click()
    await page.getByRole('complementary').getByRole('heading').first().waitFor()
    await expect(page.getByRole('complementary').locator('.animate-shimmer')).toHaveCount(0)
    expect(await found(panel === panels[0] ? undefined : dock), panel).toEqual([])
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'コマンドを探す' }).waitFor()
  expect(await found(), 'palette').toEqual([])
  await page.keyboard.press('Escape')
  await workbench.openPicker('a')
  expect(await found(), 'picker').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '移動…' }).click()
  await page.getByLabel('日時（日本時間）').waitFor()
  expect(await found(), 'move').toEqual([])
  expect(told).toEqual([])
})
