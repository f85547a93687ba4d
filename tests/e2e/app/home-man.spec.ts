import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { HomePage } from '../page-models/home-page.ts'

test('HOME-15 HOME-16 HOME-26 the completeness ring of a paid man with its five steps', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const ring = page.getByRole('meter', { name: 'プロフィールの完成度' })
  const points = Number(await ring.getAttribute('aria-valuenow'))
  expect(points).toBeGreaterThan(0)
  expect(points).toBeLessThanOrEqual(100)
  const steps = home.section('プロフィールの完成度').getByRole('link')
  await expect(steps).toHaveCount(5)
  await expect(steps.nth(1)).toHaveAttribute('href', '/form?only_profile_img=true')
})

test('HOME-72 HOME-73 HOME-74 HOME-78 GATE-11 GATE-19 the rows of a man who is verified and paid', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.confirmation('年齢確認')).toContainText('年齢確認済み')
  await expect(home.confirmation('年齢確認').getByRole('link')).toHaveCount(0)
  await expect(home.confirmation('お支払い')).toContainText('登録済み')
  await expect(home.confirmation('お支払い').getByRole('link')).toHaveAttribute('href', '/payment_information')
})

test('HOME-86 RANK-50 RANK-51 the rank tile with its five steps', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-f', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const tile = home.section('ランク')
  await expect(tile).toContainText('F')
  await expect(tile.getByRole('listitem')).toHaveText(['H', 'G', 'F', 'E', '完了'])
  await expect(tile.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(tile.getByRole('link')).toHaveAttribute('href', '/rankrequest')
})

test('GATE-79 GATE-80 a man has no buttons to ask for a recommendation', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.autoButton).toHaveCount(0)
  await expect(home.manualButton).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'プレミアムプランについて' })).toHaveCount(0)
})

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

test('HOME-86 with no like waiting he is led to what is unread, then to the timeline', async ({
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
