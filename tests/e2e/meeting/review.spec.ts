import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { cards, type Review } from '../page-models/reviews.ts'

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
  await expect(second).toContainText('本文は投稿者の希望により非公開です。')
  await expect(second.getByRole('button', { name: '続きを読む' })).toHaveCount(0)
})

test('REVIEW-18 REVIEW-19 a failed like is only logged, and the count stays changed', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^参考になった（/ })
  await page.route('**/api/recommend_likes*', (route) => route.abort())
  const before = Number(await heart.innerText())
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-52'))
  await heart.click()
  await logged
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /参考になった/ }),
  ).toHaveText(String(before + 1))
})
