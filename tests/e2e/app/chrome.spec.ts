import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { stillness } from '../../support/stillness.ts'

/** A page rendered at build time stands there before the app does, which then scrolls it to where it begins. */
const started = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

test('ROUTE-49 ROUTE-79 a new page begins at its top, and Back returns to the same place', async ({ openPhone }) => {
  const page = await openPhone({ path: '/about/terms' })
  await page.getByRole('heading', { name: '利用規約', level: 1 }).waitFor()
  await started(page)
  await page.evaluate(async () => {
    const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }))
    window.scrollTo(0, 900)
    await scrolled
  })
  // Pressed inside the page, because Playwright may scroll before its own click on a sticky bar.
  const home = page.getByRole('banner').getByRole('link', { name: '宵待 ホームへ' })
  await home.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { name: '宵待', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/about/terms')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  // A page opened from outside in the same tab, e.g. by a mail's link, counts as new too.
  await page.goto('/about/privacy')
  await page.getByRole('heading', { name: 'プライバシーポリシー', level: 1 }).waitFor()
  await started(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/about/terms')
  await page.getByRole('heading', { name: '利用規約', level: 1 }).waitFor()
  await started(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the light of the app follows the device until the member chooses, and the choice outlives a logout', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/password_reset', colorScheme: 'dark' })
  const paper = async () => {
    await stillness(page)
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  const night = await paper()
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByText('昼', { exact: true }).click()
  const day = await paper()
  expect(day).not.toBe(night)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(await paper()).toBe(day)
})
