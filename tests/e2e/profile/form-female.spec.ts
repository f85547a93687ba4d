import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

const path = '/femaleform'

test('FORM-140 FORM-141 FORM-151 FORM-152 only name, age and areas are needed', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-new', path })
  const form = new ProfileForm(page)
  await expect(form.submit).toHaveText('ユーザー名を入力してください。')
  await expect(form.submit).toBeDisabled()
  await form.name.fill('ゆずは')
  await page.getByLabel('年齢').selectOption('26')
  await expect(form.submit).toHaveText('ユーザー名を入力してください。')
  await form.pickAreas('関東', ['東京都'])
  await expect(form.submit).toHaveText('登録する')
  await form.submit.click()
  await page.waitForURL(/\/(home|age_confirmation)/)
})

test("axe finds nothing on the women's form, light and dark", async ({ openPhone }) => {
  test.slow()
  const page = await openPhone({ persona: 'woman', path })
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  await page.getByRole('button', { name: 'サンプルから選ぶ' }).click()
  await form.group('エリア').locator('summary').first().click()
  await form.complete()
  expect(await violationsOfBoth(page)).toEqual([])
})
