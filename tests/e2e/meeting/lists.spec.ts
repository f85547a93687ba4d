import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'

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
