import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REC-01 REC-03 REC-04 REC-24 the lists need a login and their sex', async ({ openPhone }) => {
  const nobody = await openPhone({ path: null })
  for (const path of ['/recommends', '/recommends/male', '/profile?id=1', '/profile/female?id=1', '/chat', '/hona']) {
    await nobody.goto(path)
    await expect(nobody, path).toHaveURL((url) => url.pathname === '/login')
  }
  const man = await openPhone({ phone: 'b', persona: 'man', path: '/recommends' })
  await expect(man).toHaveURL((url) => url.pathname === '/home')
  const woman = await openPhone({ phone: 'c', persona: 'woman', path: '/recommends/male' })
  await expect(woman).toHaveURL((url) => url.pathname === '/home')
})

test("REC-05 REC-19 the women's tabs, labels and targets", async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=matching' })
  const list = new RecommendationsPage(page)
  await expect(list.tab('マッチング')).toHaveAttribute('aria-current', 'page')
  const [matched] = await allRows(api, 2, 'matching')
  const first = list.rows.first()
  covers('REC-21')
  covers('REC-12')
  await expect(first).toContainText(matched?.twitter_name ?? '')
  // The row of a match says whose turn it is.
  await expect(first).toContainText('あなたの番')
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    `/chat?uuid=${matched?.recommend.uuid}&id=${matched?.partner_user_id}`,
  )
  for (const [tab, status, label] of [
    ['いいね', 'liked', '届いたいいね'],
    ['送ったいいね', 'send_like', '送ったいいね'],
    ['レコメンド', 'others', '保留'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('status') === status)
    covers('REC-34', 'REC-36')
    await expect(list.rows.filter({ hasText: label }).first()).toBeVisible()
    const rows = (await allRows(api, 2, status)).filter(({ status_n }) => status_n !== 3)
    covers('REC-25')
    await expect(page.getByRole('main').locator(`a[href="/profile?id=${rows[0]?.partner_user_id}"]`)).toHaveCount(1)
  }
  covers('REC-32')
  await expect(list.rows.filter({ hasText: /保留 あと\d+(日|時間)/ }).first()).toBeVisible()
})

test('REC-07 REC-20 with profile_list the tabs are gone and matched rows open the profile', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=matching&profile_list=true' })
  const list = new RecommendationsPage(page)
  await expect(list.rows.first().getByRole('link')).toHaveAttribute('href', /^\/profile\?id=\d+$/)
  await expect(list.tabs).toHaveCount(0)
})

test('REC-06 REC-11 REC-22 pages of ten with links that keep the filter', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const all = await allRows(api, 2)
  expect(all.length).toBeGreaterThan(10)
  const page = await openPhone({ persona: 'woman', path: '/recommends?profile_list=true' })
  const list = new RecommendationsPage(page)
  await expect(list.rows).toHaveCount(10)
  await list.pager.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL((url) => url.search === '?page=2&profile_list=true')
  await expect(list.row(all[10]?.twitter_name ?? '')).toBeVisible()
})

test('REC-08 REC-10 the operator office comes first with its unread count, and the sum is stored', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const counts = await api.get<{ admin_message_unread: number; unread_messages_size: number }>('/api/recommends?page=1')
  expect(counts.admin_message_unread).toBeGreaterThan(0)
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=matching' })
  const list = new RecommendationsPage(page)
  await expect(list.operator).toContainText(`未読 ${counts.admin_message_unread}件`)
  const stored = () => page.evaluate(() => localStorage.getItem('unread_messages_size'))
  expect(Number(await stored())).toBe(counts.admin_message_unread + counts.unread_messages_size)
  await list.operator.click()
  await expect(page).toHaveURL((url) => url.pathname === '/hona')
})

test('REC-16 REC-17 REC-26 a list that fails says so, keeps the operator office and can be asked again', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman' })
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.route('**/api/recommends?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/recommends?status=matching')
  await expect(page.getByRole('alert')).toContainText('読み込めませんでした。')
  await expect(page).toHaveURL((url) => url.pathname === '/recommends')
  expect(logged.join('\n')).toContain('Failed to call API-29')
  await page.unroute('**/api/recommends?*')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(new RecommendationsPage(page).rows.first()).toBeVisible()
})

test('ROUTE-32 ROUTE-54 /recommend opens the newest undecided recommendation', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const [newest] = (await allRows(api, 2, 'others')).filter(({ status_n }) => status_n !== 3)
  const page = await openPhone({ persona: 'woman', path: '/recommend' })
  await expect(page).toHaveURL(new RegExp(`/profile\\?id=${newest?.partner_user_id}$`))
})

test('GATE-62 GATE-73 REC unverified members find lists and chats locked', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/recommends' })
  await expect(page.getByText('年齢確認後にご利用いただけます。')).toBeVisible()
  await page.goto('/chat?uuid=x')
  await expect(page.getByText('年齢確認後にご利用いただけます。')).toBeVisible()
  // The chat brings its own bar, so its lock needs one, too.
  await expect(page.getByRole('heading', { level: 1, name: 'メッセージ' })).toBeVisible()
  await page.getByRole('button', { name: '戻る' }).click()
  await expect(page).toHaveURL(/\/recommends$/)
})

test('REC-23 an empty list explains how members get there', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman' })
  await page.route('**/api/recommends?*', (route) =>
    route.fulfill({ json: { rec: [], pageCount: 0, admin_message_unread: 0, unread_messages_size: 0 } }),
  )
  await page.goto('/recommends?status=liked')
  await expect(page.getByText('まだありません。')).toBeVisible()
  const main = page.getByRole('main')
  const said: string[] = []
  for (const [query, way] of [
    ['', '/home'],
    ['?status=others', '/home'],
    ['?status=matching', '/home'],
    ['?status=liked', '/femaleform'],
    ['?status=send_like', '/timeline'],
    ['?status=others&declined=true', null],
  ] as const) {
    await page.goto(`/recommends${query}`)
    const empty = main
      .locator('div')
      .filter({ hasText: /^まだありません。/ })
      .last()
    await expect(empty).toBeVisible()
    said.push(await empty.innerText())
    const link = empty.getByRole('link')
    if (way === null) await expect(link).toHaveCount(0)
    else await expect(link).toHaveAttribute('href', way)
  }
  expect(new Set(said).size).toBe(said.length)
})
