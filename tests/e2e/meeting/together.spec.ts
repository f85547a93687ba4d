import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { ownIds, personaApi, type PersonaApi } from '../../support/persona-api.ts'
import { CardForm } from '../page-models/card-form.ts'
import { FootprintPage } from '../page-models/footprint-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'
import { TimelinePage } from '../page-models/timeline-page.ts'

test.beforeEach(() => test.slow())

test('REVIEW-11 REVIEW-12 a review is public as soon as it is posted, without a name', async ({ openPhone }) => {
  const hers = await openPhone({ persona: 'woman', path: '/review' })
  const other = await openPhone({ phone: 'b', persona: 'woman-premium', path: '/review' })
  const his = await openPhone({ phone: 'c', persona: 'man', path: null })
  const text = '待ち合わせから帰り道まで、とても丁寧な方でした。'
  await expect(other.getByRole('main').getByRole('article').first()).not.toContainText(text)
  const form = await ReviewFormPage.open(hers, await ReviewFormPage.findId(hers, false))
  await form.fill('2026-11-20', text)
  await form.submit.click()
  await hers.waitForURL('**/home**')
  await other.reload()
  await his.goto('/review')
  for (const page of [other, his]) {
    const newest = page.getByRole('main').getByRole('article').first()
    await expect(newest).toContainText(text)
    await expect(newest).toContainText('100%')
    await expect(newest).not.toContainText('あかり')
  }
  // Her like is in everyone's count.
  const heart = other
    .getByRole('article')
    .first()
    .getByRole('button', { name: /参考になった/ })
  await heart.click()
  await expect(heart).toHaveText('1')
  await his.reload()
  await expect(
    his
      .getByRole('article')
      .first()
      .getByRole('button', { name: /参考になった/ }),
  ).toHaveText('1')
})

/** Likes whomever the timeline shows until none is left, but for one who is meant for later. */
async function spendLikes(api: PersonaApi, spared: string): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    const { users } = await api.get<{ users: { uuid: string }[] }>('/api/timeline')
    for (const { uuid } of users) {
      if (uuid === spared) continue
      const { like_remain } = await api.post<{ like_remain: number }>('/api/send_like', { uuid })
      if (like_remain === 0) return
    }
    await api.post('/api/timeline/reset')
  }
  throw new Error('Failed to spend all likes: the timeline has too few to like.')
}

test('FOOT-14 SHOP-03 TL-03 from her visit by way of the shop to his like, which she reads', async ({
  openPhone,
  server,
}) => {
  const him = await personaApi(server, 'man')
  const { uuid } = await ownIds(him)
  const her = await ownIds(await personaApi(server, 'woman-premium'))
  await spendLikes(him, her.uuid)
  const hers = await openPhone({ persona: 'woman-premium', path: null })
  const left = hers.waitForResponse(
    (response) => response.url().includes('/api/user_footprints') && response.request().method() === 'POST',
  )
  await hers.goto(`/subprofile?uuid=${uuid}`)
  await left
  const { twitter_name: name } = await readApi<{ twitter_name: string }>(hers, '/api/account')

  const his = await openPhone({ phone: 'b', persona: 'man', path: '/footprints' })
  const footprints = new FootprintPage(his)
  await expect(his.getByText('いいね残り0')).toBeVisible()
  await expect(footprints.rows.first()).toContainText(name)
  await footprints.heart(name).click()
  await his.waitForURL('**/shop')
  await his
    .getByRole('group', { name: 'パックを選ぶ' })
    .locator('label')
    .filter({ has: his.getByText('10個', { exact: true }) })
    .click()
  await new CardForm(his).fill('4242424242424242')
  await his.getByRole('button', { name: '購入する' }).click()
  const timeline = new TimelinePage(his)
  await expect(timeline.purchased).toBeVisible()
  await timeline.purchased.getByRole('button', { name: '閉じる' }).click()
  await expect(his.getByText(/^いいね残り10（/)).toBeVisible()
  await his.goto('/footprints')
  // A purchased like: it can be undone for five seconds (D-74).
  const sent = his.waitForResponse('**/api/send_like')
  await his.clock.install()
  await footprints.heart(name).click()
  await expect(his.getByText('いいねを送ります', { exact: true })).toBeVisible()
  await his.clock.runFor(5_000)
  await sent
  await hers.goto('/recommends?status=liked')
  await expect(new RecommendationsPage(hers).row('はると')).toBeVisible()
})
