import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { violations } from '../../support/violations.ts'
import { ChatPage } from '../page-models/chat-page.ts'

const wide = { width: 1440, height: 700 }
const list = (page: Page) => page.getByRole('complementary', { name: 'お相手の一覧' })
const partner = (page: Page) => page.getByRole('complementary', { name: 'お相手のプロフィール' })
/** The conversation marked as open in the list. */
const open = (page: Page) => list(page).locator('a[aria-current=page]:has(bdi)')
const scrollTop = (pane: Locator) => pane.evaluate((element) => element.scrollTop)

test('D-81 list, conversation and profile stand side by side, each with its own scroll', async ({
  openPhone,
  server,
}) => {
  const { path, row } = await theirChat(server)
  const page = await openPhone({
    persona: 'woman',
    path: `${path}&id=${row.partner_user_id}`,
    viewport: wide,
  })
  const chat = new ChatPage(page)
  await expect(chat.input).toBeVisible()
  await expect(open(page)).toContainText(row.twitter_name)
  await expect(partner(page).getByRole('heading', { name: row.twitter_name })).toBeVisible()
  const boxes = await Promise.all([list(page), page.getByRole('main'), partner(page)].map((one) => one.boundingBox()))
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index]
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
  }

  expect(await violations(page)).toEqual([])

  // Scrolling one moves neither the others nor the page.
  await partner(page).hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrollTop(partner(page))).toBeGreaterThan(100)
  expect(await scrollTop(list(page))).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // The third pane folds away, on this device for good.
  const fold = page.getByRole('button', { name: 'お相手のプロフィールを横に表示' })
  await expect(fold).toHaveAttribute('aria-pressed', 'true')
  await fold.click()
  await expect(partner(page)).toHaveCount(0)
  await page.reload()
  await expect(fold).toHaveAttribute('aria-pressed', 'false')
  await expect(partner(page)).toHaveCount(0)
  await fold.click()

  // A search narrows the list, in either kana, and leaves the conversation open.
  const search = list(page).getByRole('searchbox', { name: '名前やメッセージで探す' })
  const people = list(page).locator('a:has(bdi)')
  await expect(open(page)).toContainText(row.twitter_name)
  const all = await people.count()
  await search.fill(row.twitter_name)
  await expect(people).toHaveCount(1)
  await expect(people).toContainText(row.twitter_name)
  await search.fill('どこにもいない名前')
  await expect(list(page).getByText('見つかりませんでした。')).toBeVisible()
  await search.fill('')
  await expect(people).toHaveCount(all)
  await expect(chat.input).toBeVisible()

  // From 900 to 1,200 px the profile is left out; its page is one press away.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(partner(page)).toHaveCount(0)
  await expect(list(page)).toBeVisible()
  await page.setViewportSize(wide)
  await partner(page).getByRole('link', { name: 'プロフィールを開く' }).click()
  await expect(page).toHaveURL(new RegExp(`/profile\\?id=${row.partner_user_id}$`))
  await page.goBack()
  await expect(chat.input).toBeVisible()

  await page.setViewportSize({ width: 899, height: 700 })
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
})

test('D-81 the list beside a conversation has its tab in the address, and Back goes through the conversations', async ({
  openPhone,
  server,
}) => {
  const { path, row } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path, viewport: wide })
  const chat = new ChatPage(page)
  await expect(chat.input).toBeVisible()
  const tabs = list(page).getByRole('navigation', { name: '表示の切り替え' })
  await expect(tabs.getByRole('link', { name: 'マッチング' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'すべて' }).click()
  await expect(page).toHaveURL(/\/chat\?uuid=.*status=all/)
  await expect(chat.input).toBeVisible()
  await page.reload()
  await expect(tabs.getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page')

  // Opening another conversation by keyboard keeps the list and its scroll position.
  const rows = list(page).getByRole('link').filter({ hasText: 'マッチング' })
  const other = rows.filter({ hasNotText: row.twitter_name }).last()
  await other.scrollIntoViewIfNeeded()
  const before = await scrollTop(list(page))
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(row.recommend.uuid))
  await expect(page).toHaveURL(/status=all/)
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).not.toContainText(row.twitter_name)
  expect(await scrollTop(list(page))).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(row.recommend.uuid))
  await expect(partner(page).getByRole('heading', { name: row.twitter_name })).toBeVisible()
})

test('D-105 the list stands beside an empty place, and the chosen filter survives opening a conversation', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/recommends', viewport: { width: 1024, height: 768 } })
  const pane = list(page)
  await expect(page.getByRole('heading', { level: 1, name: 'メッセージ' })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { name: '会話を選んでください' })).toBeVisible()
  await pane.locator('a[href^="/chat"]').first().click()
  await expect(page).toHaveURL(/\/chat\?uuid=[^&]+&id=\d+&status=all$/)
  await expect(pane.getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page')
  await expect(open(page)).toHaveCount(1)
  const log = page.getByRole('log')
  await log.waitFor()
  await page.setViewportSize({ width: 2560, height: 1000 })
  const bubbles = await log.locator('p:has(> bdi)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const [left, right] = [Math.min(...bubbles.map((box) => box.left)), Math.max(...bubbles.map((box) => box.right))]
  expect(right - left).toBeLessThanOrEqual(760)
})

test('D-105 the unread line stays before its first message while the conversation is open', async ({
  openPhone,
  server,
}) => {
  const her = await personaApi(server, 'woman')
  const row = (await allRows(her, 2, 'matching')).find(({ unread_messages_size: unread }) => unread === 2)
  const page = await openPhone({
    persona: 'woman',
    path: `/chat?uuid=${row?.recommend.uuid}&id=${row?.partner_user_id}`,
  })
  const log = page.getByRole('log')
  await expect(log.getByText('ここから未読')).toBeVisible()
  const texts = await log.locator('p:has(> bdi), p:text-is("ここから未読")').allInnerTexts()
  expect(texts.length - texts.indexOf('ここから未読')).toBe(3)
  await page.reload()
  await log.locator('p:has(> bdi)').last().waitFor()
  await expect(log.getByText('ここから未読')).toHaveCount(0)
})

test('D-81 a conversation opened from the list loses its number of unread there', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path, viewport: wide })
  await expect(new ChatPage(page).input).toBeVisible()
  const unread = list(page)
    .getByRole('link')
    .filter({ hasText: /未読 [1-9]/, hasNotText: '運営局' })
    .first()
  const name = await unread.locator('bdi').innerText()
  await unread.click()
  const named = page.locator('bdi', { hasText: new RegExp(`^${name}$`) })
  await expect(list(page).getByRole('link').filter({ has: named })).not.toContainText('未読')
})

test('D-81 unverified members have no list beside the operator chat', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/hona', viewport: wide })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('D-81 a conversation that cannot be shown leaves no empty pane, before and after it was open', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/chat?uuid=nobody', viewport: wide })
  await expect(page.getByText('このメッセージは表示できません。')).toBeVisible()
  await expect(list(page)).toBeVisible()
  await expect(partner(page)).toBeHidden()

  const { path, row } = await theirChat(server)
  await page.goto(`${path}&id=${row.partner_user_id}`)
  await expect(partner(page).getByRole('heading', { name: row.twitter_name })).toBeVisible()
  const his = await personaApi(server, 'man')
  await his.post('/api/matching_status', { recommend: { id: row.id, status: 'ng', ng_reason: 'マッチング解消' } })
  await page.reload()
  await expect(page.getByText('このメッセージは表示できません。')).toBeVisible()
  await expect(partner(page)).toBeHidden()
})
