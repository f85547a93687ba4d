import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Chooses English as another tab does. */
const speakEnglish = (page: Page) =>
  page.evaluate(() => {
    const key = 'yoimachi.workbench.language'
    localStorage.setItem(key, '"en"')
    const change = { key, newValue: '"en"', storageArea: localStorage }
    window.dispatchEvent(new StorageEvent('storage', change))
  })

test('a reader of English sees what a text of a phone says, with Alt or after Aa, and presses act again after it', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, '', { phones: 1 })
  await workbench.goTo('a', '/settings')
  const frame = page.frameLocator('[data-phone=a] iframe')
  const app = frame.frameLocator('iframe')
  const gloss = frame.locator('.gloss')
  const address = page.locator('[data-phone=a] form input')
  const button = page.getByRole('button', { name: 'Show text in English' })
  const logout = app.getByRole('button', { name: 'ログアウト' })
  await expect(logout).toBeVisible()
  await expect(button).toHaveCount(0)
  await speakEnglish(page)
  await expect(button).toHaveAttribute('aria-pressed', 'false')

  await logout.click({ modifiers: ['Alt'] })
  await expect(gloss).toHaveText('Log out')
  const [text, line] = await Promise.all([logout.boundingBox(), gloss.boundingBox()])
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  await page.keyboard.press('Escape')
  await expect(gloss).toHaveText('')

  await button.click()
  const notices = app.getByRole('link', { name: 'お知らせ', exact: true })
  await notices.click()
  await expect(gloss).toHaveText('Notices')
  await expect(address).toHaveValue('/settings')
  await page.keyboard.press('ArrowDown')
  await expect(gloss).toHaveText('Message the operator')
  await page.keyboard.press('ArrowUp')
  await expect(gloss).toHaveText('Notices')
  // The page changes.
  await address.fill('/footprints')
  await address.press('Enter')
  await expect(gloss).toHaveText('')
  await app.getByRole('heading', { name: '足跡' }).click()
  await expect(gloss).toHaveText('Footprints')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(gloss).toHaveText('')
  await expect(button).toHaveAttribute('aria-pressed', 'false')

  await app.getByRole('link', { name: 'ホーム' }).click()
  await expect(address).toHaveValue('/home')
})
