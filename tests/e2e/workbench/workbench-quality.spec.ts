import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { contrastViolations, violations } from '../../support/violations.ts'
import { panels, Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('axe finds nothing on any panel, the palette or the picker, light and dark; nothing is cut off sideways', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const told: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // A mail of an earlier test is in a frame without scripts, which axe cannot check.
    if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return
    if (message.type() === 'error' || message.type() === 'warning') told.push(text)
  })
  const workbench = await Workbench.open(page, server)
  const nameInRail = page.getByRole('navigation', { name: 'パネル' }).getByText('運営デスク')
  for (const width of [1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(nameInRail).toBeVisible({ visible: width >= 1280 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // The whole walk in one scheme after the other, because each change of scheme draws the workbench and both phones anew.
  for (const [colorScheme, judge] of [
    ['light', violations],
    ['dark', contrastViolations],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    // Phones have their own checks.
    const expectNone = async (where: string) =>
      expect(await judge(page, { exclude: 'iframe' }), `${where}, ${colorScheme}`).toEqual([])
    for (const panel of panels) {
      await page.getByRole('navigation', { name: 'パネル' }).locator(`a[href="/${panel}"]`).click()
      await page.getByRole('complementary').getByRole('heading').first().waitFor()
      // Pictures below the fold load when they are scrolled into view.
      const loading = page.getByRole('complementary').locator('.animate-shimmer')
      const inView = () =>
        loading.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length)
      await expect.poll(inView).toBe(0)
      await expectNone(panel)
    }
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('combobox', { name: 'コマンドを探す' })
    await palette.waitFor()
    await expectNone('palette')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    const picker = await workbench.openPicker('a')
    await picker.waitFor()
    await expectNone('picker')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await page.getByRole('button', { name: '移動…' }).click()
    await page.getByLabel('日時（日本時間）').waitFor()
    await expectNone('move')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('日時（日本時間）')).toBeHidden()
  }
  expect(told).toEqual([])
})
