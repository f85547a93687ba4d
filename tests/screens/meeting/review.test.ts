import { likeAndTakeBack } from '../../e2e/page-models/like-and-take-back.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { ReviewFormPage } from '../../e2e/page-models/review-form-page.ts'
import { cards } from '../../e2e/page-models/reviews.ts'
import type { Review } from '../../e2e/page-models/reviews.ts'
import { covers } from '../../support/covers.ts'
import { unsaved } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REVIEW-01 CONST-05 ten a page in two orders, three pages in view', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  covers('REVIEW-08')
  await expect(cards(page)).toHaveCount(10)
  const newest = await readApi<Review[]>(page, '/api/public_review')
  covers('REVIEW-12')
  expect(newest.length).toBeGreaterThan(30)
  // Reviews without a text follow in rows.
  const firstOf = (reviews: readonly Review[], from: number) =>
    reviews.slice(from, from + 10).toSorted((a, b) => Number(b.detail_show) - Number(a.detail_show))[0]
  covers('REVIEW-15')
  await expect(cards(page).first()).toContainText(`${firstOf(newest, 0)?.point}%`)
  const pages = page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: /ページ目$/ })
  covers('REVIEW-09')
  await expect(pages).toHaveText(['1', '2', '3'])
  await pages.nth(2).click()
  await expect(pages).toHaveText(['2', '3', '4'])
  await expect(cards(page).first()).toContainText(firstOf(newest, 20)?.published_text.slice(0, 30) ?? '')
  const popular = await readApi<Review[]>(page, '/api/public_review?order_by=popular')
  const orders = page.getByRole('main').getByRole('link', { name: /^(新着|人気)$/ })
  covers('REVIEW-06', 'REVIEW-07', 'ENUM-48')
  await expect(orders).toHaveText(['新着', '人気'])
  await expect(orders.first()).toHaveAttribute('aria-current', 'page')
  await orders.last().click()
  covers('REVIEW-26')
  await expect(cards(page).first()).toContainText(firstOf(popular, 0)?.published_text.slice(0, 30) ?? '')
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /参考になった/ }),
  ).toHaveText(String(firstOf(popular, 0)?.liked_count))
})

test('REVIEW-16 REVIEW-17 a like counts at once, is kept, and can be taken back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /参考になった/ })
  await likeAndTakeBack(heart)
})

test('REVIEW-13 REVIEW-21 REVIEW-22 paid men read reviews and see who else can', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/review' })
  await expect(page.getByText('公開された口コミは、すべての女性会員が閲覧できます。')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  const woman = await openPhone({ persona: 'woman', phone: 'b', path: '/review' })
  await cards(woman).first().waitFor()
  await expect(woman.getByText('公開された口コミは、すべての女性会員が閲覧できます。')).toHaveCount(0)
})

test('REVIEW-26 no reviews yet', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/public_review', (route) => route.fulfill({ json: [] }))
  await page.goto('/review')
  await expect(page.getByText('口コミはまだありません。')).toBeVisible()
})

test('CONST-34 REVIEW-54 REVIEW-55 REVIEW-56 REVIEW-57 all own reviews, and those of one pairing', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/reviewindex' })
  await cards(page).first().waitFor()
  const all = await cards(page).count()
  await expect(cards(page).first()).toContainText(/お会いした日 \d{4}\/\d{2}\/\d{2}/)
  const [mine] = await readApi<{ twitter_name: string }[]>(page, '/api/myreviews')
  covers('D-136')
  await expect(cards(page).first().getByRole('heading')).toHaveText(`${mine?.twitter_name}さん`)
  await expect(cards(page).first()).toContainText(/\d+%/)
  await expect(cards(page).first().getByRole('term')).toHaveCount(11)
  const id = await ReviewFormPage.findId(page, true)
  const ofPairing = await readApi<unknown[]>(page, `/api/myreviews?id=${id}`)
  await page.goto(`/myreviewindex?id=${id}`)
  await expect(cards(page)).toHaveCount(ofPairing.length)
  expect(ofPairing.length).toBeLessThan(all)
})

test('REVIEW-57 no own reviews yet', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/myreviews', (route) => route.fulfill({ json: { success: false } }))
  await page.goto('/reviewindex')
  await expect(page.getByText('投稿した口コミはまだありません。')).toBeVisible()
})

test('REVIEW-14 REVIEW-23 REVIEW-24 a long text is cut at 100 characters and unfolds with the eleven items', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const long = `${'あ'.repeat(100)}終わり`
  await page.route('**/api/public_review', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/public_review` })
    const list = (await response.json()) as Review[]
    const shown = list.find(({ detail_show }) => detail_show)
    const withheld = list.find(({ detail_show }) => !detail_show)
    await route.fulfill({ response, json: [{ ...shown, published_text: long }, withheld] })
  })
  await page.goto('/review')
  const card = cards(page).first()
  await expect(card.getByText(`${'あ'.repeat(100)}…`, { exact: true })).toBeVisible()
  await expect(card.getByText('会う前のメッセージ')).toHaveCount(0)
  await card.getByRole('button', { name: '続きを読む' }).click()
  await expect(card.getByText(long, { exact: true })).toBeVisible()
  await expect(card.getByRole('term')).toHaveCount(11)
  await card.getByRole('button', { name: '閉じる' }).click()
  await expect(card.getByRole('term')).toHaveCount(0)
  const second = cards(page).nth(1)
  await expect(page.getByRole('heading', { name: /^本文のない口コミ\s*このページに1件$/ })).toBeVisible()
  await expect(page.getByText('本文は投稿者の希望により非公開です。')).toHaveCount(1)
  await expect(second.getByRole('button', { name: '通報' })).toBeVisible()
  await expect(second.getByRole('button', { name: '続きを読む' })).toHaveCount(0)
})

test('REVIEW-18 REVIEW-19 D-114 a failed like is logged; one that is known not to be there is taken back and told', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^参考になった（/ })
  await page.route('**/api/recommend_likes*', (route) => route.abort())
  const before = Number(await heart.innerText())
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-52'))
  await page.clock.install()
  await heart.click()
  await logged
  await page.clock.runFor(1_500)
  await expect(page.getByText(unsaved)).toBeVisible()
  await expect(heart).toHaveText(String(before))
})
