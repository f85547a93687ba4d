import { HomePage } from '../../e2e/page-models/home-page.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('HOME-51 HOME-52 HOME-53 HOME-54 the footprints row asks for twenty and links to each visitor', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  const asked = page.waitForRequest('**/api/user_footprints?**')
  await page.goto('/home')
  const query = new URL((await asked).url()).searchParams
  expect([query.get('page'), query.get('per_page')]).toEqual(['1', '20'])
  const home = new HomePage(page)
  await home.heading.waitFor()
  const visitors = home.section('足跡').getByRole('listitem').getByRole('link')
  await visitors.first().waitFor()
  expect(await visitors.count()).toBeGreaterThan(0)
  expect(await visitors.count()).toBeLessThanOrEqual(20)
  await expect(visitors.first()).toHaveAttribute('href', /^\/subprofile\?uuid=.+/)
})

test('HOME-55 nobody was here yet', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  await page.route('**/api/user_footprints?**', (route) => route.fulfill({ json: { data: [], total: 0 } }))
  await page.goto('/home')
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(
    page.getByText('まだ足跡はありません。タイムラインを覗いて、まずは自分からも沢山足跡をつけよう💕'),
  ).toBeVisible()
})

test('HOME-54 a visitor who has no name yet is named so', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  await page.route('**/api/user_footprints?**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: server.url + pathname + search })
    const footprints = (await response.json()) as { data: object[] }
    const data = footprints.data.map((visitor) => ({ ...visitor, twitter_name: '' }))
    await route.fulfill({ response, json: { ...footprints, data } })
  })
  await page.goto('/home')
  const visitor = new HomePage(page).section('足跡').getByRole('listitem').getByRole('link').first()
  await expect(visitor).toHaveAttribute('aria-label', 'お名前未設定さん')
})

test('HOME-69 HOME-70 HOME-71 IMP-27 seven partner cards open in new tabs, each with its page', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const cards = home.section('会員限定のご案内').getByRole('link')
  await expect(cards).toHaveCount(7)
  const titles = [
    '提携ホテル',
    '提携サロン',
    '性の健康相談',
    '提携クリニック',
    'ランジェリーショップ',
    'フォトスタジオ',
    'デートスポット特集',
  ]
  for (const [index, title] of titles.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', `/about/partners/${index + 1}`)
    await expect(cards.nth(index)).toHaveAttribute('target', '_blank')
    await expect(cards.nth(index)).toContainText(title)
  }
  await page.goto('/about/partners/7')
  await expect(page.getByRole('heading', { level: 1, name: 'デートスポット特集' })).toBeVisible()
})

test('BONUS-01 home left and opened again during the claim of the bonus claims it once', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  let claims = 0
  const release = await holdBack(page, '**/api/login_bonus/create')
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login_bonus/create')) claims += 1
  })
  const claim = page.waitForRequest('**/api/login_bonus/create')
  await page.goto('/home')
  await claim
  const tabs = page.getByRole('navigation', { name: '主なページ' })
  await tabs.getByRole('link', { name: 'タイムライン' }).click()
  await expect(page).toHaveURL(/\/timeline$/)
  await tabs.getByRole('link', { name: 'ホーム' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await new HomePage(page).section('足跡').getByRole('listitem').first().waitFor()
  // The popups are asked for last, once the bonus is known.
  const popups = page.waitForRequest('**/api/modal/list')
  release()
  await popups
  expect(claims).toBe(1)
})

test('BONUS-03 D-101 a bonus whose claim ends while home is closed is told once', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const release = await holdBack(page, '**/api/login_bonus/create')
  const claim = page.waitForRequest('**/api/login_bonus/create')
  await page.goto('/home')
  await claim
  const tabs = page.getByRole('navigation', { name: '主なページ' })
  const timeline = page.getByRole('heading', { level: 1, name: 'タイムライン' })
  await tabs.getByRole('link', { name: 'タイムライン' }).click()
  await timeline.waitFor()
  const claimed = page.waitForResponse('**/api/login_bonus/create')
  const counted = page.waitForResponse('**/api/account')
  release()
  await claimed
  await counted
  const told = page.getByText('ログインボーナス：いいね3個を受け取りました')
  await tabs.getByRole('link', { name: 'ホーム' }).click()
  await expect(told).toHaveCount(1)
  await tabs.getByRole('link', { name: 'タイムライン' }).click()
  await timeline.waitFor()
  await tabs.getByRole('link', { name: 'ホーム' }).click()
  await new HomePage(page).section('足跡').getByRole('listitem').first().waitFor()
  await expect(told).toHaveCount(0)
})

test('HOME-06 HOME-07 HOME-10 HOME-11 HOME-14 each banner in its words', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/home?age_conf_flag=1&create_review=true' })
  await expect(page.getByText('年齢確認書類を提出しました。確認には最大1営業日かかります。')).toBeVisible()
  await expect(page.getByText('口コミを投稿しました。')).toBeVisible()
})

test('C-11 a banner survives the redirect of /home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/home?form_post=true' })
  await page.waitForURL('**/payment_information')
  await expect(page.getByText('登録情報を更新しました。')).toBeVisible()
})

test('HOME-56 HOME-57 the newest five lines of information with their dates', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  const line = (id: number, url: string | null) => ({
    id,
    info: `お知らせ${id}`,
    created_at: `2026-11-${10 + id}T23:30:00.000+09:00`,
    url,
  })
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/account` })
    const notification = [6, 5, 4, 3, 2, 1].map((id) => line(id, id === 6 ? '/notice/index' : null))
    await route.fulfill({ response, json: { ...(await response.json()), notification } })
  })
  await page.goto('/home')
  const home = new HomePage(page)
  await home.heading.waitFor()
  const lines = home.section('最新情報').getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.first()).toContainText('2026/11/16')
  await expect(lines.first().getByRole('link', { name: 'お知らせ6' })).toHaveAttribute('href', '/notice/index')
  await expect(lines.nth(1).getByRole('link')).toHaveCount(0)
})
