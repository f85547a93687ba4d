import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { theirChat } from '../../support/their-chat.ts'
import { violations } from '../../support/violations.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('from 900 px on the conversations stand beside the chat; below nothing changes', async ({
  openPhone,
  server,
}) => {
  const { path, row } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null, viewport: { width: 1024, height: 800 } })
  await page.goto(path)
  const chat = new ChatPage(page)
  const beside = page.getByRole('complementary', { name: 'お相手の一覧' })
  const open = beside.locator('li[aria-current]')
  await expect(open).toContainText(row.twitter_name)
  await expect(chat.input).toBeVisible()
  const [list, input] = [await beside.boundingBox(), await chat.input.boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(input?.x ?? 0)

  // Another conversation opens beside the same list, by keyboard too.
  const other = beside.getByRole('link').filter({ hasNotText: row.twitter_name }).nth(1)
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`uuid=${row.recommend.uuid}`))
  await expect(open).toHaveCount(1)
  await expect(open).not.toContainText(row.twitter_name)
  expect(await violations(page)).toEqual([])

  // The list itself keeps its place, and a profile opened from it stands beside it.
  await page.goto('/recommends')
  await expect(page.getByText('一覧からお相手を選ぶと、ここに表示されます。')).toBeVisible()
  // The list begins at the same place beside a profile; a page without a second column stands in the middle.
  const begin = async (column: Locator) => (await column.boundingBox())?.x
  const left = await begin(page.getByRole('main'))
  await page.goto(`/profile?id=${row.partner_user_id}`)
  expect(await begin(beside)).toBe(left)
  await expect(beside.getByRole('listitem').nth(3)).toBeVisible()
  await beside.getByText('いいね', { exact: true }).click()
  await expect(beside.getByRole('radio', { name: 'いいね' })).toBeChecked()

  await page.setViewportSize({ width: 899, height: 800 })
  await expect(beside).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
})

test('who is not verified has no list beside the operator chat', async ({ openPhone }) => {
  const page = await openPhone({
    persona: 'woman-review',
    path: '/hona',
    viewport: { width: 1024, height: 800 },
  })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
