import { readApi } from '../../e2e/page-models/member-api.ts'
import { ReviewFormPage } from '../../e2e/page-models/review-form-page.ts'
import { unsent } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REVIEW-30 REVIEW-43 a further review of the same day is not possible, of another day it is', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const id = await ReviewFormPage.findId(page, true)
  const { review } = await readApi<{ review: { date_restrictions: string[] } }>(page, `/api/review?recommend_id=${id}`)
  const form = await ReviewFormPage.open(page, id)
  await form.fill(review.date_restrictions[0] ?? '', '二度目にお会いした日のことです。')
  await expect(page.getByText('その日の口コミはすでに投稿されています。')).toBeVisible()
  await expect(form.incomplete).toBeDisabled()
  await form.date.fill('2026-11-20')
  await expect(page.getByText('その日の口コミはすでに投稿されています。')).toHaveCount(0)
  const sent = page.waitForRequest('**/api/additional_review')
  await form.submit.click()
  await sent
  await page.waitForURL('**/home**')
})

test('REVIEW-34 white space is no review', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  await form.fill('2026-11-20', ' 　\n')
  await expect(form.incomplete).toBeDisabled()
  await form.text.fill('よい時間でした。')
  await expect(form.submit).toBeEnabled()
})

test('REVIEW-44 REVIEW-52 names the first question without an answer, and how many others there are', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  const missing = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  await missing('「お会いした日」ほか13件が未入力です')
  await form.date.fill('2026-11-20')
  await missing('「会う前のメッセージ」ほか12件が未入力です')
  await form.rateAll()
  await missing('「口コミ」ほか1件が未入力です')
  await form.text.fill('ゆっくり話せました。')
  await missing('「全文の公開」が未入力です')
})

test('REVIEW-33 nothing typed is lost by a reload or by a refusal', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  await form.fill('2026-11-20', 'ゆっくり話せました。')
  await page.reload()
  await expect(form.text).toHaveValue('ゆっくり話せました。')
  await expect(form.submit).toBeEnabled()
  await page.route('**/api/create_review', (route) => route.fulfill({ status: 500, json: {} }))
  await form.submit.click()
  await expect(page.getByText(unsent)).toBeVisible()
  await expect(form.text).toHaveValue('ゆっくり話せました。')
})

test('CONST2-11 REVIEW-45 REVIEW-46 a review that cannot be loaded leads to /login with a message', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/reviewform?id=999999' })
  await page.waitForURL('**/login')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
})

test('REVIEW-46 an answer without a review leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/review?**', (route) => route.fulfill({ json: {} }))
  await page.goto('/reviewform?id=1')
  await page.waitForURL('**/login')
})

test('REVIEW-53 REVIEW-10 a man is sent home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/reviewform?id=1' })
  await page.waitForURL('**/home')
})

test('REVIEW-29 a day that has not been and a day before the introduction say so at the field', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const id = await ReviewFormPage.findId(page, false)
  const { review } = await readApi<{ review: { dating_date_from: string } }>(page, `/api/review?recommend_id=${id}`)
  const form = await ReviewFormPage.open(page, id)
  await form.fill('2026-11-21', 'ゆっくり話せました。')
  await expect(page.getByText('まだ来ていない日は選べません。')).toBeVisible()
  await expect(form.incomplete).toBeDisabled()
  await expect(page.getByText('お会いした日をご確認ください')).toBeVisible()
  await form.date.fill('1900-01-01')
  const early = `${review.dating_date_from.replaceAll('-', '/')}より前の日は選べません。`
  await expect(page.getByText(early)).toBeVisible()
  await expect(form.incomplete).toBeDisabled()
  // A year that is still being typed.
  await form.date.fill('0002-11-20')
  await expect(page.getByText(early)).toHaveCount(0)
  await expect(form.incomplete).toBeDisabled()
  await form.date.fill('2026-11-20')
  await expect(form.submit).toBeEnabled()
})

test('REVIEW-47 HOME-07 one message says that a review was posted, and Back does not open the form again', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  await form.fill('2026-11-20', 'ゆっくり話せました。')
  await form.submit.click()
  await page.waitForURL('**/home**')
  await expect(page.getByText('口コミを投稿しました。')).toBeVisible()
  await expect(page.getByText('投稿しました。')).toHaveCount(1)
  await page.goBack()
  await expect(page).not.toHaveURL(/reviewform/)
})
