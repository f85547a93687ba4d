import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('D-83 a row of a man that leads nowhere is no link and says why', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/recommends/male' })
  const list = new RecommendationsPage(page)
  await list.tab('見送り').click()
  const row = list.rows.filter({ hasText: 'プロフィールは表示されません' }).first()
  await expect(row).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
})

test('D-83 the tab and its page have one name, five tabs, and an undecided man stands under レコメンド', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const bar = page.getByRole('navigation', { name: '主なページ' })
  await bar.getByRole('link', { name: 'メッセージ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'メッセージ' })).toBeVisible()
  const list = new RecommendationsPage(page)
  await expect(list.tabs.getByRole('link')).toHaveText(['すべて', 'レコメンド', 'マッチング', 'いいね', '見送り'])
  const others = await allRows(await personaApi(server, 'woman'), 2, 'others')
  const undecided = others.filter(({ status_n }) => status_n !== 3)
  const declined = others.filter(({ status_n }) => status_n === 3)
  await list.tab('レコメンド').click()
  await expect(list.tab('レコメンド')).toHaveAttribute('aria-current', 'page')
  // A man who leaves within a day has three links to his profile: view, pass, contact.
  const people = () =>
    page
      .getByRole('main')
      .locator('a[href^="/profile?id="]')
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)
  await expect.poll(people).toBe(Math.min(undecided.length, 10))
  await expect(list.rows.filter({ hasText: /見送り(?!になります)/ })).toHaveCount(0)
  await list.tab('見送り').click()
  await expect(list.rows.first()).toContainText('見送り')
  await expect(list.tab('見送り')).toHaveAttribute('aria-current', 'page')
  await expect(list.rows.filter({ hasText: /レコメンド|保留中/ })).toHaveCount(0)
  expect(declined.length).toBeGreaterThan(0)
  await list.tab('すべて').click()
  await expect(list.tab('すべて')).toHaveAttribute('aria-current', 'page')
})

test('D-83 a hold with less than a day left stands first, in amber, with its hours', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const held = (await allRows(api, 2, 'others')).find(({ status_n }) => status_n === 6)
  await server.control.post('/clock', { edge: 'hold-end', keepSessions: true }).catch(() => {})
  expect(held).toBeDefined()
  await server.control.post('/history/undo').catch(() => {})
  await server.control.post('/clock', { advance: 'P4D', keepSessions: true })
  const page = await openPhone({ persona: 'woman', path: '/recommends' })
  const due = page.getByRole('region', { name: 'もうすぐ期限の方' })
  await expect(due).toContainText(/保留 あと(?:\d+時間|\d+分)/)
  await expect(due).toContainText(/月\d+日（.）\d+:\d\dに見送りになります/)
  const count = await due.getByRole('listitem').count()
  const first = due.getByRole('listitem').first()
  await first.getByRole('link', { name: '今回は見送る' }).click()
  await expect(page).toHaveURL(/\/profile\?id=\d+$/)
  const reasons = page.getByRole('dialog', { name: '見送る理由' })
  await expect(reasons).toBeVisible()
  // Neither a reload nor Back asks again.
  await page.reload()
  await expect(page.getByRole('button', { name: '今回は見送る' })).toBeVisible()
  await expect(reasons).toHaveCount(0)
  await page.goto('/recommends')
  await first.getByRole('link', { name: '連絡を取る' }).click()
  await expect(page.getByRole('dialog', { name: 'マッチングが成立しました。' })).toBeVisible()
  await page.goto('/recommends')
  await expect(due.getByRole('listitem')).toHaveCount(count - 1)
})

test('D-83 a choice that ended before its profile opened is not made', async ({ openPhone, server }) => {
  await server.control.post('/clock', { advance: 'P4D', keepSessions: true })
  const page = await openPhone({ persona: 'woman', path: '/recommends' })
  const due = page.getByRole('region', { name: 'もうすぐ期限の方' })
  const decided: string[] = []
  page.on('request', (request) => request.method() === 'POST' && decided.push(new URL(request.url()).pathname))
  await changeResponse(page, '**/api/profile', (body) => ({ ...body, recommend: { ...body.recommend, status_n: 3 } }))
  for (const name of ['今回は見送る', '連絡を取る']) {
    await due.getByRole('listitem').first().getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name: '運営局に通報・相談する' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/recommends')
  }
  expect(decided).not.toContain('/api/matching_status')
})
