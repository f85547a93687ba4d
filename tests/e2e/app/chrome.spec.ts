import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { stillness } from '../../support/stillness.ts'

test('ROUTE-12 the title of home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  // With unread messages the title begins with the count (D-78) unless it is switched off.
  await page.addInitScript(() => localStorage.setItem('yoimachi.settings', 'no-count'))
  await page.goto('/home')
  await expect(page).toHaveTitle('マイページ | 宵待')
})

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

test('a lost line is shown, and the page asked for meanwhile comes automatically once it is back', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'man', path: '/about/privacy' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const offline = page.getByText('インターネットに接続されていません。')
  await page.context().setOffline(true)
  await expect(offline.first()).toBeVisible()
  await page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'ホーム' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'プライバシー' })).toBeVisible()
  await expect(page.locator('h1', { hasText: 'マイページ' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.locator('h1', { hasText: 'マイページ' })).toBeAttached()
  await expect(offline).toHaveCount(0)
})
