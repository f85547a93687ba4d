import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

test('FORM-31 FORM-35 sections come one after another; a save does not wait for them and checks them all', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/form' })
  const form = new ProfileForm(page)
  const introduction = '夜の散歩が好きです。'.repeat(6)
  await page.getByRole('textbox', { name: '自己紹介・好みの傾向' }).fill(introduction)
  await form.phone.fill('12')
  // The phone does not mount the second section automatically.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.reload()
  await expect(page.getByText('前回入力した内容を復元しました。')).toBeVisible()
  await expect(page.locator('form section h2')).toHaveText(['写真'])
  await form.submit.click()
  await expect(form.phone).toBeFocused()
  await expect(form.phone).toHaveValue('12')
  await expect(page.locator('form section h2')).toHaveCount(8)
  await form.phone.fill('09012345678')
  const sent = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  const { user } = (await sent).postDataJSON()
  expect(user).toMatchObject({ phone: '09012345678', maleraw_attributes: { propensity: introduction } })
  expect(Object.keys(user.maleraw_attributes).length).toBeGreaterThan(30)
})

test('the keyboard chooses', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form' })
  const form = new ProfileForm(page)
  const choice = form.group('会う前の通話').getByRole('radio').first()
  await choice.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(form.group('会う前の通話').getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(choice).toBeChecked()
})
