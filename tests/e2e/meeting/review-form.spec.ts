import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'

test.beforeEach(() => {
  // Fourteen answers by keyboard take their time on a busy machine.
  test.slow()
})

test('REVIEW-27 REVIEW-52 the first review is posted when all is filled in', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/review' })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  covers('REVIEW-49', 'REVIEW-50')
  await expect(form.questions).toHaveCount(11)
  // Partner and first question.
  await expect(page.getByRole('heading', { name: /^.+さんとお会いしたときの口コミ$/ })).toBeVisible()
  await expect(page.getByText('「お会いした日」ほか13件が未入力です')).toBeVisible()
  const widths = await form.questions
    .first()
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.getBoundingClientRect().width))
  expect(new Set(widths).size, 'four equal steps').toBe(1)
  covers('REVIEW-31', 'REVIEW-32')
  await expect(form.questions.first().getByRole('radio')).toHaveCount(4)
  covers('REVIEW-28', 'REVIEW-29')
  await expect(form.date).toHaveAttribute('max', '2026-11-20')
  covers('REVIEW-44', 'REVIEW-39')
  await expect(form.incomplete).toBeDisabled()
  // The bar with the button never covers the focused answer.
  const covered = await form.questions.getByRole('radio').evaluateAll((radios) => {
    const bar = [...document.querySelectorAll('main .sticky')].at(-1)
    return radios.filter((radio) => {
      if (radio instanceof HTMLElement) radio.focus()
      const answer = radio.closest('label') ?? radio
      return answer.getBoundingClientRect().bottom > (bar?.getBoundingClientRect().top ?? 0)
    }).length
  })
  expect(covered).toBe(0)
  await form.date.fill('2026-11-20')
  await form.text.fill('最後まで気づかってくださいました。')
  await form.rateAll()
  covers('REVIEW-42')
  covers('REVIEW-33')
  covers('REVIEW-40', 'REVIEW-41')
  await expect(form.incomplete).toBeDisabled()
  await page.getByText('全文の公開は控える').click()
  const sent = page.waitForRequest('**/api/create_review')
  await form.submit.click()
  const { recommend } = (await sent).postDataJSON() as { recommend: Record<string, unknown> }
  covers('REVIEW-35')
  expect(recommend).toMatchObject({
    dating_date: '2026-11-20',
    form_dm: 4,
    form_replay: 4,
    form_admit_full_publishing: 1,
    form_admit_open_review_info: 1,
    form_admit_publishing: 1,
  })
  covers('REVIEW-48')
  await page.waitForURL('**/home**')
  covers('REVIEW-47')
  // One message, and Back does not open the form again.
  await expect(page.getByText('口コミを投稿しました。')).toBeVisible()
  await expect(page.getByText('投稿しました。')).toHaveCount(1)
  await page.goBack()
  await expect(page).not.toHaveURL(/reviewform/)
})
