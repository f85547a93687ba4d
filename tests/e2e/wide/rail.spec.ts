import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { HomePage } from '../page-models/home-page.ts'

const wide = { width: 1440, height: 900 }
const rail = (page: Page) => page.getByRole('navigation', { name: '主なページ' })

test('D-104 from 744 px a rail takes the place of tab bar and menu, from 1,200 px with labels', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline', viewport: wide })
  const messages = rail(page).getByRole('link', { name: 'メッセージ', exact: false }).first()
  await expect(messages).toHaveText(/未読 [1-9]\d*件/)
  // The page of notices cannot clear announcements, so they are not counted there (D-140).
  await expect(rail(page).getByRole('link', { name: 'お知らせ' })).toHaveText('お知らせ')
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toHaveCount(0)
  const widthOf = async () => (await rail(page).boundingBox())?.width ?? 0
  const label = rail(page).getByText('タイムライン', { exact: true })
  expect(await widthOf()).toBeGreaterThan(200)
  expect((await label.boundingBox())?.width).toBeGreaterThan(60)

  // Below that the four places keep their words; of the other entries the icon is seen, the name is read and pointed at.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(widthOf).toBeLessThan(80)
  expect((await label.boundingBox())?.width).toBeGreaterThan(60)
  const notices = rail(page).getByRole('link', { name: 'お知らせ' })
  expect((await notices.getByText('お知らせ').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(notices).toHaveAttribute('title', 'お知らせ')

  await page.setViewportSize({ width: 743, height: 768 })
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeVisible()
  await expect(rail(page).getByRole('link')).toHaveCount(4)
})

test('D-81 the rail marks where one is, leads everywhere by keyboard, and the page begins behind it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline', viewport: wide })
  await expect(rail(page).locator('[aria-current=page]')).toHaveText(/タイムライン/)
  await expect(rail(page).getByRole('link', { name: 'みんなの口コミ' })).toBeVisible()

  // The skip link comes first.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rail(page).getByRole('link', { name: /^宵待 ホームへ/ })).toBeFocused()
  const stops: string[] = []
  const keys = [...Array<string>(5).fill('Tab'), 'ArrowDown', 'End', 'Home', 'Tab', 'Tab']
  for (const key of keys) {
    await page.keyboard.press(key)
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  expect(stops.slice(0, 4).map((text) => text.replace(/\d.*|未読.*/, ''))).toEqual([
    'ホーム',
    'メッセージ',
    'タイムライン',
    'プロフィール',
  ])
  // The lower entries are one stop.
  expect(stops.slice(4, 8).map((text) => text.replace(/\d.*|未読.*/, ''))).toEqual([
    'お知らせ',
    '足跡',
    'よくある質問',
    'お知らせ',
  ])
  expect(stops.at(-2)).toBe('ログアウト')
  expect(stops.at(-1)).toContain('設定')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '設定', level: 1 })).toBeVisible()
  await expect(rail(page).locator('[aria-current=page]')).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
})

test('D-81 NAV-25 what cannot be used yet says why, and the helper opens from the rail', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/settings', viewport: wide })
  const reviews = rail(page).getByRole('button', { name: 'みんなの口コミ' })
  await expect(reviews).toBeDisabled()
  await expect(reviews).toHaveAttribute('title', /年齢確認後にご利用いただけます/)
  await rail(page).getByRole('button', { name: 'よくある質問' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('D-81 NAV-28 the rail ends the login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/settings', viewport: wide })
  await rail(page).getByRole('button', { name: 'ログアウト' }).click()
  await page.waitForURL('**/login')
  await expect(rail(page)).toHaveCount(0)
  // Without a login the header has the menu entries and the foot the legal pages.
  const links = page.getByRole('banner').getByRole('navigation')
  await expect(links.getByRole('link', { name: '新規登録' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '利用規約' })).toBeVisible()
})

test('D-81 a resized window keeps the page and its input', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/home', viewport: { width: 700, height: 900 } })
  await new HomePage(page).closeDialogs()
  await page.goto('/hona')
  const input = page.getByRole('textbox')
  await input.fill('写真について')
  await page.setViewportSize(wide)
  await expect(rail(page).getByRole('link', { name: 'お知らせ' })).toBeVisible()
  await expect(input).toHaveValue('写真について')
  await expect(input).toBeFocused()
})

test('D-104 a conversation on a phone laid on its side leaves three quarters of the height to its messages', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    const page = await openPhone({ phone: size.width === 844 ? 'a' : 'b', persona: 'woman', path, viewport: size })
    const chat = new ChatPage(page)
    await expect(chat.input).toBeVisible()
    await chat.input.fill('こんばんは')
    const heights = await page
      .locator('header, form:has(textarea)')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(90)
    await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(size.width === 844 ? 1 : 0)
  }
})

test('D-104 a phone that is turned inside a form keeps the text, the focus and the field in view', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const name = page.getByRole('textbox', { name: 'ユーザー名' })
  await name.fill('ゆかり')
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(name).toBeInViewport()
    await expect(name).toHaveValue('ゆかり')
    await expect(name).toBeFocused()
  }
})
