import { FootprintPage } from '../../e2e/page-models/footprint-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const visitor = (id: number, more: object = {}) => ({
  id,
  visitor_id: 900 + id,
  visitor_uuid: `uuid-${id}`,
  sex: 1,
  twitter_name: `はる${id}`,
  avatar_profile_1: '',
  is_visitor_liked: false,
  can_not_liked: false,
  ...more,
})

test('CONST-07 ten visitors a page, seven pages in view, the count rounded up', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const asked: URLSearchParams[] = []
  await page.route('**/api/user_footprints?**', (route) => {
    const params = new URL(route.request().url()).searchParams
    asked.push(params)
    const first = (Number(params.get('page')) - 1) * 10
    const data = Array.from({ length: 10 }, (_, index) => visitor(first + index + 1))
    return route.fulfill({ json: { data, total: 94 } })
  })
  await page.goto('/footprints')
  const footprints = new FootprintPage(page)
  await expect(footprints.rows).toHaveCount(10)
  covers('FOOT-02', 'FOOT-03')
  await expect(footprints.rows.first()).toContainText('はる1')
  covers('FOOT-04')
  await expect(footprints.heart('はる1')).toBeEnabled()
  covers('FOOT-08')
  expect(asked[0]?.get('per_page')).toBe('10')
  const numbers = footprints.pages.getByRole('link', { name: /ページ目/ })
  covers('FOOT-07')
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
  await numbers.nth(6).click()
  covers('FOOT-09', 'FOOT-23')
  await expect(numbers).toHaveText(['4', '5', '6', '7', '8', '9', '10'])
  await expect(footprints.rows.first()).toContainText('はる61')
})

test('FOOT-09 offline the rows of one page do not stand for those of another', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/user_footprints?**', (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * 10
    return route.fulfill({ json: { data: [visitor(first + 1)], total: 20 } })
  })
  await page.goto('/footprints')
  const footprints = new FootprintPage(page)
  await expect(footprints.rows.first()).toContainText('はる1')
  await page.context().setOffline(true)
  await footprints.pages
    .getByRole('link', { name: /ページ目/ })
    .nth(1)
    .click()
  await expect(footprints.rows).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(footprints.rows.first()).toContainText('はる11')
})

test('FOOT-09 a last page whose rows have gone since they were counted leads to the one before', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/user_footprints?**', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '1'
    return route.fulfill({ json: { data: isFirst ? [visitor(1)] : [], total: 11 } })
  })
  await page.goto('/footprints?page=2')
  await expect(new FootprintPage(page).rows.first()).toContainText('はる1')
})

test('FOOT-05 nobody was here yet', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/user_footprints?**', (route) => route.fulfill({ json: { data: [], total: 0 } }))
  await page.goto('/footprints')
  await expect(
    page.getByText('まだ足跡はありません。タイムラインを覗いて、まずは自分からも沢山足跡をつけよう💕'),
  ).toBeVisible()
})

test('FOOT-24 where visitors lead, and whose heart is off', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/user_footprints?**', (route) =>
    route.fulfill({
      json: {
        data: [
          visitor(1),
          visitor(2, { is_visitor_liked: true }),
          visitor(3, { can_not_liked: true }),
          visitor(4, { can_not_liked: true, sex: 2 }),
        ],
        total: 4,
      },
    }),
  )
  await page.goto('/footprints')
  const { rows } = new FootprintPage(page)
  await expect(rows).toHaveCount(4)
  const links = ['/subprofile?uuid=uuid-1', '/subprofile?uuid=uuid-2', '/profile?id=903', '/profile/female?id=904']
  for (const [index, link] of links.entries()) {
    covers('FOOT-10', 'FOOT-11', 'FOOT-12', 'FOOT-13')
    await expect(rows.nth(index).getByRole('link')).toHaveAttribute('href', link)
    const heart = rows.nth(index).getByRole('button')
    covers('FOOT-17', 'FOOT-18')
    await (index === 0 ? expect(heart).toBeEnabled() : expect(heart).toBeDisabled())
  }
})

test('FOOT-19 a list that fails can be asked for again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/user_footprints?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/footprints')
  const retry = page.getByRole('button', { name: 'もう一度試す' })
  await retry.waitFor()
  await page.unroute('**/api/user_footprints?**')
  await retry.click()
  await expect(new FootprintPage(page).rows.first()).toBeVisible()
})

test('FOOT-15 D-74 D-77 a heart that spends a purchased like can be taken back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/footprints' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send_like')) sent += 1
  })
  await expect(page.getByText(/^購入した分（残り\d+）から先に使われます。$/)).toBeVisible()
  const hearts = page.getByRole('button', { name: /さんにいいねを送る$/ })
  await hearts.first().waitFor()
  const count = await hearts.count()
  await hearts.first().click()
  await expect(hearts).toHaveCount(count - 1)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(hearts).toHaveCount(count)
  expect(sent).toBe(0)
})

test('FOOT-15 FOOT-16 FOOT-17 FOOT-25 FOOT-26 a like is confirmed, the list is loaded again, the page stays', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/footprints')
  const footprints = new FootprintPage(page)
  const heart = page.getByRole('button', { name: /さんにいいねを送る$/ }).first()
  const name = /^(.+)さんに/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const remaining = page.getByText(/^いいね残り\d+$/)
  const before = Number(/\d+/.exec(await remaining.innerText())?.[0])
  const again = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/user_footprints?'),
  )
  await heart.click()
  await expect(footprints.dialog).toContainText('いいねを送りました！')
  await again
  await footprints.dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/footprints')
  await expect(footprints.heart(name).first()).toBeDisabled()
  await expect(remaining).toHaveText(`いいね残り${before - 1}`)
})

test('FOOT-14 without likes the heart leads to the shop', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  await changeResponse(page, '**/api/timeline', (body) => ({ ...body, like_remain: 0 }))
  await page.goto('/footprints')
  await expect(page.getByText('いいね残り0')).toBeVisible()
  await page
    .getByRole('button', { name: /さんにいいねを送る$/ })
    .first()
    .click()
  await page.waitForURL('**/shop')
})

test.for([
  ['D-114 a like that is known to have failed is taken back', /\/api\/send_like$/, 0],
  ['FOOT-21 FOOT-22 a like of unknown outcome is only logged', /\/api\/(send_like|user_footprints\?.*)$/, 1],
] as const)('%s', async ([, failing, spent], { openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/footprints' })
  const remaining = page.getByText(/^いいね残り\d+$/)
  const before = Number(/\d+/.exec(await remaining.innerText())?.[0])
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  const hearts = page.getByRole('button', { name: /さんにいいねを送る$/ })
  await hearts.first().waitFor()
  await page.route(failing, (route) => route.abort())
  const count = await hearts.count()
  // A like that spends a purchased one is sent after five seconds (D-74).
  await page.clock.install()
  await hearts.first().click()
  await page.clock.runFor(5_000)
  // Lost reads of the outcome are repeated twice.
  await page.clock.runFor(2_000)
  await logged
  await page.clock.runFor(1_500)
  await expect(page.getByText('いいねを送れませんでした。')).toHaveCount(1 - spent)
  await expect(remaining).toHaveText(`いいね残り${before - spent}`)
  await expect(hearts).toHaveCount(count - spent)
})
