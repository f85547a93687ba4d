import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { personaApi } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { bannerOf, openQuietly, tabOf, within20s } from '../page-models/unread.ts'

const say = (server: MockServer, content: string) =>
  server.control.post('/operator/act', { as: 'message', member: 'man', to: 'woman', content })

test('D-78 D-97 reports a message on another page within 20 s: count, title and a banner with a link', async ({
  openPhone,
  server,
}) => {
  const page = await openQuietly(openPhone, server, '/timeline')
  await expect(page).toHaveTitle('タイムライン | 宵待')
  await say(server, '土曜の夜はご都合いかがですか。')
  await within20s(page, 'はるとさん')
  await expect(tabOf(page)).toHaveText('メッセージ1未読 1件')
  await expect(page).toHaveTitle('(1) タイムライン | 宵待')
  const banner = bannerOf(page)
  await expect(banner).toContainText('新しいメッセージが届きました')
  // The banner does not quote the message, for privacy.
  await expect(page.getByText('土曜の夜は')).toHaveCount(0)
  const [card, tab] = [await banner.boundingBox(), await tabOf(page).boundingBox()]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(tab?.y ?? 0)
  await banner.getByRole('link', { name: '開く' }).click()
  await expect(page.getByRole('log')).toContainText('土曜の夜はご都合いかがですか。')
  await expect(banner).toBeEmpty()
  await expect(page).toHaveTitle('メッセージ | 宵待')
})

test('D-79 AUTH-12 a login that ends in an open chat is noticed at once, and home leads back to it', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  await expect(page.getByRole('log')).toBeVisible()
  await server.control.post('/clock', { advance: 'P15D' })
  await expect(page).toHaveURL(/\/login$/, { timeout: 5_000 })
  await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible()
  const home = await new LoginPage(page).logIn('woman@yoimachi.example', 'yoimachi123')
  await home.closeDialogs()
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
  await expect(page.getByRole('log')).toBeVisible()
  // Offered once.
  await page.goto('/home')
  await expect(home.heading).toBeAttached()
  await expect(page.getByText('続きへ戻る')).toHaveCount(0)
})

/** Widths of a small and a usual phone, an upright tablet and a desktop. */
for (const width of [320, 390, 768, 1_440]) {
  test(`D-78 news of a rank does not cover the pay button in a window of ${width} px`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null, viewport: { width, height: 800 } })
    const { age_conf: conf, rank } = await (
      await personaApi(server, 'man-unpaid')
    ).get<{ age_conf: number; rank: string }>('/api/account')
    // The account was last seen with a request that is decided by now. Stored before the page itself stores what it sees.
    await page.addInitScript(
      (state) => localStorage.setItem(`yoimachi.standing.${localStorage.getItem('uid')}`, state),
      `${conf} 1 ${rank}`,
    )
    await page.goto('/payment_select')
    const news = bannerOf(page).locator('.alert-card')
    await expect(news).toBeVisible()
    const pay = page.locator('button[type=submit]')
    await pay.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const seen = await pay.evaluate((button) => {
      const { x, y, width: across, height } = button.getBoundingClientRect()
      const at = [0.05, 0.5, 0.95].map((share) => document.elementFromPoint(x + across * share, y + height / 2))
      const isNewsShown = document.querySelector('.alert-card') !== null
      return { isNewsShown, isFree: at.every((found) => found !== null && button.contains(found)) }
    })
    expect(seen).toEqual({ isNewsShown: true, isFree: true })
    await pay.click()
    await expect(page.getByText('プランを選択してください。')).toBeVisible()
  })
}
