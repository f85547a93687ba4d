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

test('GATE-17 locked pages and home lead a waiting woman to the state of the check, not to the form', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-review', path: '/timeline' })
  const way = page.getByRole('main').getByRole('link', { name: '確認の状況を見る' })
  await expect(way).toHaveAttribute('href', '/age_confirmation')
  await expect(page.getByText('年齢確認へ進む')).toHaveCount(0)
  await way.click()
  await expect(page.getByText('スタッフが確認中です')).toBeVisible()
  await expect(page.getByText('確認が済みしだい、すべての機能をご利用いただけます')).toBeVisible()
})

test('GATE-73 a woman cannot buy the premium plan before the age check', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/payment_select' })
  await expect(page.getByRole('heading', { name: 'まだご利用いただけません' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const verified = await openPhone({ phone: 'b', persona: 'woman', path: '/payment_select' })
  await expect(verified.getByText('女性プレミアムプラン').first()).toBeVisible()
})

test('D-31 men read the prices before they sign up, on the landing page and in the legal notice', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/' })
  for (const text of ['3,850円', '9,900円', '16,500円', '26,400円'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
  await page.goto('/about/law')
  await expect(page.getByRole('main')).toContainText('1ヶ月プラン 3,850円、3ヶ月プラン 9,900円')
})
