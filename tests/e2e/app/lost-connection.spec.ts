import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('the offline bar pushes the header down and covers nothing, also in a chat', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await page.getByText(/^いいね残り\d+/).waitFor()
  await page.mouse.wheel(0, 600)
  await page.context().setOffline(true)
  const bar = page.getByText('インターネットに接続されていません。').first()
  const header = page.locator('#root header').first()
  const isBelow = async () => {
    const [above, below] = [await bar.boundingBox(), await header.boundingBox()]
    return above !== null && below !== null && below.y >= above.y + above.height - 0.5
  }
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect.poll(isBelow).toBe(true)
  await page.context().setOffline(false)
  await expect(bar).toHaveCount(0)
  await page.goto('/hona')
  const input = page.getByRole('textbox', { name: 'メッセージを入力' })
  await input.waitFor()
  await page.context().setOffline(true)
  await expect.poll(isBelow).toBe(true)
  await expect(input).toBeInViewport({ ratio: 1 })
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
  await expect(page.getByText('接続が戻ると、「自分の投稿した口コミ」を開きます。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '設定', level: 1 })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/myreviewindex$/)
  await expect(page.getByText('接続が戻ると')).toHaveCount(0)
})
