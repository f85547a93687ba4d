import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { HomePage } from '../page-models/home-page.ts'

test('HOME-86 API-30 a finished man finds the like that waits for his answer, and looking at home makes nothing seen', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'man-sss')
  const likes = (await allRows(api, 1)).filter(({ status_n }) => status_n === 9)
  const fresh = async () => (await api.get<{ like_count_new: number }>('/api/account')).like_count_new
  const before = await fresh()
  const page = await openPhone({ persona: 'man-sss' })
  const home = new HomePage(page)
  await home.closeDialogs()
  const today = home.section('今日できること')
  await expect(today).toContainText('いいねが届いています')
  await expect(today).toContainText(likes[0]?.twitter_name ?? '')
  await expect(today.getByRole('link', { name: 'プロフィールを見て返事をする' })).toHaveAttribute(
    'href',
    `/profile/female?id=${likes[0]?.partner_user_id}`,
  )
  expect(await fresh()).toBe(before)
  await expect(home.section('ランク')).toContainText('最高ランクです。')
})

test('HOME-86 leads him to unread messages, then to the timeline, without a pending like', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  let unread = 2
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/account` })
    const account = await response.json()
    await route.fulfill({
      response,
      json: { ...account, like_count: 0, like_count_new: 0, unread_messages_size: unread },
    })
  })
  await page.goto('/home')
  const home = new HomePage(page)
  await home.closeDialogs()
  const today = home.section('今日できること')
  await expect(today).toContainText('まだお読みでないメッセージが2件あります。')
  await expect(today.getByRole('link', { name: 'メッセージを読む' })).toHaveAttribute(
    'href',
    '/recommends/male?status=matching',
  )
  unread = 0
  await page.reload()
  await home.closeDialogs()
  await expect(today.getByRole('link', { name: 'タイムラインを見る' })).toHaveAttribute('href', '/timeline')
  // The tile above the ladder shows the distance to the next rank.
  await expect(home.section('ランク')).toContainText(/次のランクの条件\s*\d／\d項目を達成/)
})

test('RANK-17 HOME-87 a man on the ladder has its steps to do, and nothing of today before they are done', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-f' })
  const home = new HomePage(page)
  await home.closeDialogs()
  await expect(home.section('はじめのステップ')).toBeVisible()
  await expect(home.section('今日できること')).toHaveCount(0)
})
