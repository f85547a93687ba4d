import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('PHOTO-15 PHOTO-16 PHOTO-17 PHOTO-18 PHOTO-23 PHOTO-24 five samples; off again, none is sent', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const form = new ProfileForm(page)
  await page.getByRole('button', { name: 'サンプルから選ぶ' }).click()
  const samples = page.getByRole('radio', { name: /^サンプル\d$/ })
  await expect(samples).toHaveCount(5)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'サンプル4' }) })
    .click()
  const first = form.section('写真').locator('img').first()
  await expect(first).toHaveAttribute('src', /\/images\/samples\/04\.jpg$/)
  await page.getByRole('button', { name: 'サンプルを使わない' }).click()
  await expect(first).not.toHaveAttribute('src', /samples\/04/)
  const none = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  expect((await none).postDataJSON().user.default_img_no).toBe(0)
  await page.waitForURL(/\/home/)

  await page.goto('/femaleform')
  await page.getByRole('button', { name: 'サンプルから選ぶ' }).click()
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'サンプル2' }) })
    .click()
  const second = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  expect((await second).postDataJSON().user.default_img_no).toBe(2)
})
