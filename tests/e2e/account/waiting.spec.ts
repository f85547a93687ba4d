import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'

test('GATE-17 AGE-14 after handing in, the page says when that was and when an answer comes, and asks for nothing', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-resubmit', path: '/age_confirmation' })
  const form = new AgeDocumentPage(page)
  await form.input.waitFor({ state: 'attached' })
  await form.choose(await makePicture(page, 'image/jpeg'))
  await form.submit.click()
  await page.waitForURL('**/home**')
  await page.goto('/age_confirmation')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '書類を確認中です' })).toBeVisible()
  await expect(main).toContainText('11月20日（金） 12:00')
  // A single number (D-100).
  await expect(main).not.toContainText('24時間')
  await expect(main).toContainText(/目安：11月21日（土）12時(\d\d分)?ごろまで/)
  await expect(form.submit).toBeHidden()
  await expect(page.getByText('画像を選ぶ')).toBeHidden()
  // A better picture can still be submitted.
  await page.getByText('書類を差し替える').click()
  await expect(page.getByText('画像を選ぶ')).toBeVisible()
})
