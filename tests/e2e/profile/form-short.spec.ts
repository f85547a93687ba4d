import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { watchShifts } from '../../support/watch-shifts.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

test('FORM-11 FORM-112 RANK-21 RANK-22 the short form waits for everything, then leads to the videos at rank G', async ({
  openPhone,
}) => {
  test.slow()
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  covers('FORM-103', 'FORM-104')
  expect(await form.sections()).toEqual(['基本情報', '好みの項目', 'アピールポイント', 'ご確認'])
  await expect(form.heading).toHaveText('プロフィール登録')
  covers('FORM-108')
  await expect(form.submit).toHaveText('全て入力してください。')
  covers('FORM-111')
  await expect(form.group('Sの度合い')).toHaveCount(0)
  await form.fillShort()
  covers('FORM-107')
  covers('FORM-99', 'FORM-100', 'FORM-101', 'FORM-102')
  await expect(form.submit).toBeDisabled()
  covers('FORM-105', 'FORM-106', 'FORM-113', 'ROLE-28', 'ROLE-29')
  await expect(form.group('ダイレクトメッセージを受け取れる設定にしてください')).toBeVisible()
  await expect(form.group('宵待の公式アカウントをフォローしてください')).toBeVisible()
  await expect(page.getByRole('link', { name: /公式X/ })).toHaveAttribute('href', '/about/social/x')
  const confirmed = page.getByLabel('確認しました')
  await confirmed.first().check()
  await expect(form.submit).toHaveText('全て入力してください。')
  await confirmed.last().check()
  await expect(form.submit).toHaveText('登録する')
  const sent = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  const { user } = (await sent).postDataJSON()
  covers('FORM-114')
  expect(user).toMatchObject({ phone: '09012345678' })
  expect(user.maleraw_attributes).toMatchObject({
    twitter_name: 'りく',
    age: 27,
    area: '東京都, 神奈川県',
    appear_points: 'キス',
  })
  covers('FORM-109', 'RANK-23')
  await page.waitForURL('**/maletutorial')
  covers('RANK-47')
  await expect(page.getByText('Rank UP!')).toBeVisible()
  covers('FORM-110')
  await expect(page.getByText('更新しました', { exact: true })).toBeVisible()
})

test('FORM-114 shows a wrong phone number below its field and stops the save', async ({ openPhone }) => {
  test.slow()
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  await form.fillShort()
  await form.phone.fill('12345')
  for (const box of await page.getByLabel('確認しました').all()) await box.check()
  await form.submit.click()
  await expect(page.getByText('電話番号を確認してください。')).toBeVisible()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/partialform$/)
})

test('nothing moves while its sections come, also on a tall screen', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-h', path: null, viewport: { width: 1_024, height: 1_800 } })
  const shifted = await watchShifts(page)
  await page.goto('/partialform')
  await new ProfileForm(page).sections()
  await expect(page.getByRole('button', { name: '全て入力してください。' })).toBeAttached()
  expect(await shifted()).toBeLessThanOrEqual(0.005)
})
