import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('GATE-05 D-90 without an answer of the server nobody is sent to /login: the page says so and comes by itself', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/timeline')
  await expect(page.getByText('通信状況をご確認のうえ、もう一度お試しください。')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  await page.unroute('**/api/**')
  await expect(page.getByText(/^いいね残り\d+/)).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => localStorage.getItem('uid'))).not.toBeNull()
})

test('REC-16 D-90 a list that fails is logged and shows an error with a retry', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const lists = [
    ['/recommends', '**/api/recommends?**', 'API-29'],
    ['/footprints', '**/api/user_footprints?**', 'API-44'],
    ['/topics', '**/api/topics**', 'API-58'],
    ['/notice/index', '**/api/notice_list', 'API-21'],
  ] as const
  for (const [path, call, id] of lists) {
    await page.route(call, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(path)
    const again = page
      .getByRole('main')
      .getByRole('button', { name: /再読み込み|もう一度/ })
      .first()
    await expect(again, path).toBeVisible()
    expect(logged.join('\n'), path).toContain(id)
    await page.unroute(call)
    await again.click()
    await expect(again, path).toHaveCount(0)
  }
})

test('without a line the bar that says so pushes the header down and covers nothing, also in a chat', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await page.getByText(/^いいね残り\d+/).waitFor()
  await page.mouse.wheel(0, 600)
  await page.context().setOffline(true)
  const bar = page.getByText('インターネットに接続されていません。').first()
  const header = page.locator('header').first()
  const isBelow = async () => {
    const [above, below] = [await bar.boundingBox(), await header.boundingBox()]
    return above !== null && below !== null && below.y >= above.y + above.height - 0.5
  }
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect.poll(isBelow).toBe(true)
  await page.context().setOffline(false)
  await expect(bar).toHaveCount(0)
  await page.goto('/hona')
  const line = page.getByRole('textbox', { name: 'メッセージを入力' })
  await line.waitFor()
  await page.context().setOffline(true)
  await expect.poll(isBelow).toBe(true)
  await expect(line).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
})

test('C-7 a tap without a connection says which page it waits for, and the page comes with the connection', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: '/settings' })
  await page.getByRole('heading', { name: '設定', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('link', { name: '自分の口コミ' }).click()
  await expect(page.getByText('接続が戻ると、「自分の投稿した口コミ」をひらきます。')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/myreviewindex$/)
  await expect(page.getByText('接続が戻ると')).toHaveCount(0)
})
