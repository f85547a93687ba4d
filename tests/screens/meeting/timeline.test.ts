import { readApi } from '../../e2e/page-models/member-api.ts'
import { TimelinePage } from '../../e2e/page-models/timeline-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { unsent } from '../../support/form-steps.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('TL-02 TL-09 TL-10 SUB-56 CONST-06 cards with age and first words, and the remaining likes and views', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const timeline = new TimelinePage(page)
  await timeline.cards.first().waitFor()
  const { users, like_remain, free_like, purchased_like_remain, detail_show_ticket } = await readApi<{
    users: { uuid: string; ages: string; contents: string }[]
    like_remain: number
    free_like: number
    purchased_like_remain: number
    detail_show_ticket: number
  }>(page, '/api/timeline')
  await expect(timeline.cards).toHaveCount(users.length)
  for (const [index, { uuid, ages, contents }] of users.slice(0, 4).entries()) {
    const card = timeline.cards.nth(index)
    await expect(card).toHaveAttribute('href', `/subprofile?uuid=${uuid}`)
    await expect(card).toContainText(ages)
    await expect(card).toContainText(contents.slice(0, 10))
  }
  await expect(
    page.getByText(`いいね残り${like_remain}（無料${free_like}・購入${purchased_like_remain}）`),
  ).toBeVisible()
  await expect(page.getByText(`詳細プロフィール残り${detail_show_ticket}回`)).toBeVisible()
})

test('TL-03 TL-04 SHOP-03 SHOP-13 the purchase is confirmed once, whatever the key is set to but off', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline?purchased=true' })
  const timeline = new TimelinePage(page)
  await expect(timeline.purchased).toContainText('いいねの購入が完了しました。')
  await timeline.purchased.getByRole('button', { name: '閉じる' }).click()
  await expect(timeline.purchased).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/timeline' && url.search === '')
  await page.goto('/timeline?purchased')
  await expect(timeline.purchased).toBeVisible()
  for (const off of ['false', '0']) {
    await page.goto(`/timeline?purchased=${off}`)
    await expect(page.getByText(/^いいね残り/)).toBeVisible()
    await expect(timeline.purchased).toHaveCount(0)
  }
})

test('TL-05 TL-11 PREM-05 a premium woman switches her privacy mode, and it stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
  const { privacy } = new TimelinePage(page)
  await expect(privacy).not.toBeChecked()
  await privacy.click()
  await expect(privacy).toBeChecked()
  await expect(page.getByText('タイムラインに表示されません')).toBeVisible()
  await page.reload()
  await expect(privacy).toBeChecked()
})

test('TL-11 a refused privacy mode goes back to what it was', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
  const { privacy } = new TimelinePage(page)
  await expect(privacy).not.toBeChecked()
  await page.route('**/api/submit_hidden_mode', (route) => route.fulfill({ status: 500, json: {} }))
  await privacy.click()
  await expect(page.getByText(unsent)).toBeVisible()
  await expect(privacy).not.toBeChecked()
})

test('TL-05 nobody else has the privacy mode', async ({ openPhone }) => {
  for (const [persona, phone] of [
    ['woman', 'a'],
    ['man', 'b'],
  ] as const) {
    const page = await openPhone({ persona, phone, path: '/timeline' })
    const timeline = new TimelinePage(page)
    await timeline.cards.first().waitFor()
    await expect(timeline.privacy).toHaveCount(0)
  }
})

test('TL-08 unverified and unpaid members see the reason of the lock', async ({ openPhone }) => {
  const man = await openPhone({ persona: 'man-unpaid', path: '/timeline' })
  covers('TL-06', 'GATE-61', 'GATE-62')
  await expect(man.getByText('年齢確認とお支払いの確認後にご利用いただけます。')).toBeVisible()
  const woman = await openPhone({ persona: 'woman-review', phone: 'b', path: '/timeline' })
  covers('TL-07', 'GATE-72', 'GATE-73')
  await expect(woman.getByText('年齢確認後にご利用いただけます。')).toBeVisible()
})

test('TL-12 a new order is drawn and shown', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const timeline = new TimelinePage(page)
  const before = await timeline.addresses()
  await timeline.shuffle.click()
  await expect.poll(() => timeline.addresses()).not.toEqual(before)
})

test('D-113 TL-12 GATE-46 a failed reset leads to /login and back, a fault of the server does not', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  await page.route('**/api/timeline/reset', (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.install()
  await new TimelinePage(page).shuffle.click()
  await untilVisible(page.getByText('エラーが発生しました。'))
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  await page.route('**/api/timeline/reset', (route) => route.fulfill({ status: 403, json: {} }))
  await new TimelinePage(page).shuffle.click()
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(new TimelinePage(page).shuffle).toBeVisible()
})

test('TL-13 a failed timeline says so and can be asked for again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/timeline', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/timeline')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await page.unroute('**/api/timeline')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(new TimelinePage(page).cards.first()).toBeVisible()
})

test('TL-14 an empty timeline', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await changeResponse(page, '**/api/timeline', (body) => ({ ...body, users: [] }))
  await page.goto('/timeline')
  await expect(page.getByText('表示できるプロフィールがまだありません。')).toBeVisible()
})
