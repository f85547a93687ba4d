import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'

test('D-83 the tab and its page have one name, five tabs, and an undecided man stands under おすすめ', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const bar = page.getByRole('navigation', { name: '主なページ' })
  await bar.getByRole('link', { name: 'メッセージ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'メッセージ' })).toBeVisible()
  const list = new RecommendationsPage(page)
  await expect(list.tabs.getByRole('link')).toHaveText(['すべて', 'おすすめ', 'マッチング', 'いいね', '見送り'])
  const others = await allRows(await personaApi(server, 'woman'), 2, 'others')
  const undecided = others.filter(({ status_n }) => status_n !== 3)
  const declined = others.filter(({ status_n }) => status_n === 3)
  await list.tab('おすすめ').click()
  await expect(list.tab('おすすめ')).toHaveAttribute('aria-current', 'page')
  // A man who leaves within a day has three links to his profile: view, pass, contact.
  const people = () =>
    page
      .getByRole('main')
      .locator('a[href^="/profile?id="]')
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)
  await expect.poll(people).toBe(Math.min(undecided.length, 10))
  await expect(page.getByText('マッチングなし')).toHaveCount(0)
  await list.tab('見送り').click()
  await expect(list.rows.first()).toContainText('マッチングなし')
  await expect(list.tab('見送り')).toHaveAttribute('aria-current', 'page')
  await expect(list.rows.filter({ hasText: /おすすめ|保留中/ })).toHaveCount(0)
  expect(declined.length).toBeGreaterThan(0)
  await list.tab('すべて').click()
  await expect(list.tab('すべて')).toHaveAttribute('aria-current', 'page')
})

test('D-83 a hold with less than a day left stands first, in amber, with its hours', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const held = (await allRows(api, 2, 'others')).find(({ status_n }) => status_n === 6)
  await server.control.post('/clock', { edge: 'hold-end', keepSessions: true }).catch(() => {})
  expect(held).toBeDefined()
  await server.control.post('/clock/rewind', {}).catch(() => {})
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

test('D-83 conversations go on as the end comes near, and the arrow keys lead from one to the next', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const row = (id: number) => ({
    id,
    uuid: `p${id}`,
    status: 'マッチング',
    status_n: 1,
    is_choosable: false,
    is_reviewable: false,
    recommend: { id, uuid: `p${id}` },
    partner_user_id: id,
    partner_user_uuid: `u${id}`,
    twitter_name: id === 3 ? '\u202e逆さ' : `お相手${id}`,
    twitter_icon: '',
    profile1: '',
    timestamp: '2026-11-20T10:00:00.000+09:00',
    last_message: 'こんばんは。',
    unread_messages_size: 0,
    created_at: '2026-11-20T10:00:00.000+09:00',
  })
  await page.route('**/api/recommends?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    const rec = Array.from({ length: 10 }, (_, index) => row((number - 1) * 10 + index + 1))
    return route.fulfill({ json: { rec, pageCount: 3, admin_message_unread: 0, unread_messages_size: 0 } })
  })
  await page.goto('/recommends?status=matching')
  const list = new RecommendationsPage(page)
  await expect(list.row('お相手10')).toBeVisible()
  await list.row('お相手10').scrollIntoViewIfNeeded()
  await expect(list.row('お相手20')).toBeAttached()
  await page.mouse.wheel(0, 20_000)
  await expect(list.row('お相手30')).toBeAttached()
  await expect(page.getByRole('button', { name: 'もっと見る' })).toHaveCount(0)
  await list.row('お相手1').getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.row('お相手2').getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(list.operator).toBeFocused()
  // A name with direction marks does not reverse other text.
  await expect(page.locator('main bdi', { hasText: '逆さ' })).toHaveCount(1)
})
