import type { Page } from '@playwright/test'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const pick = (page: Page, sample: number) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: `サンプル${sample}` }) })
    .click()

test('PHOTO-15 PHOTO-16 PHOTO-17 PHOTO-18 PHOTO-23 PHOTO-24 five samples; off again, none is sent', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const form = new ProfileForm(page)
  await page.getByRole('button', { name: 'サンプルから選ぶ' }).click()
  const samples = page.getByRole('radio', { name: /^サンプル\d$/ })
  await expect(samples).toHaveCount(5)
  await pick(page, 4)
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
  await pick(page, 2)
  const second = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  expect((await second).postDataJSON().user.default_img_no).toBe(2)
})

test('PHOTO-06 PHOTO-27 deleting a sample that is not saved calls nothing; deleting a stored photo does', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const form = new ProfileForm(page)
  const deleted: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push(new URL(request.url()).pathname))
  const remove = page.getByRole('button', { name: '写真1を削除' })
  const emptied = async () => {
    await remove.click()
    await page.getByRole('alertdialog', { name: '削除確認' }).getByRole('button', { name: 'はい' }).click()
    await expect(form.section('写真').locator('img').first()).toHaveAttribute('src', /fallback\/default\.png$/)
  }
  await emptied()
  expect(deleted).toEqual(['/api/user/profile_img'])
  await page.getByRole('button', { name: 'サンプルから選ぶ' }).click()
  await pick(page, 3)
  await emptied()
  await expect(page.getByRole('radio', { name: /^サンプル\d$/ }).and(page.locator(':checked'))).toHaveCount(0)
  expect(deleted).toHaveLength(1)
})
