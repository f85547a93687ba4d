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
  await expect(form.group('運営の公式アカウントをフォローしてください')).toBeVisible()
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

test('FORM-04 FORM-02 FORM-03 without a login the forms lead to /login', async ({ openPhone }) => {
  for (const path of ['/partialform', '/form', '/femaleform']) {
    const page = await openPhone({ path })
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('FORM-114 a wrong phone number is told below its field and stops the save', async ({ openPhone }) => {
  test.slow()
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  await form.fillShort()
  await form.phone.fill('12345')
  for (const box of await page.getByLabel('確認しました').all()) await box.check()
  await form.submit.click()
  await expect(page.getByText('電話番号を確認してください')).toBeVisible()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/partialform$/)
})

test('FORM-27 FORM-28 FORM-29 FORM-30 FORM-36 a new user on /form gets the short form, whatever the flags say', async ({
  openPhone,
}) => {
  for (const path of ['/form', '/form?only_sns=true']) {
    const page = await openPhone({ persona: 'man-h', path })
    const form = new ProfileForm(page)
    expect(await form.sections()).toEqual(['基本情報', '好みの項目', 'アピールポイント', 'ご確認'])
    await expect(form.heading).toHaveText('プロフィール登録')
  }
})

test('what was typed survives a reload, can be thrown away, and is gone after the save', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_propensity=true' })
  const form = new ProfileForm(page)
  const text = page.getByRole('textbox', { name: '自己紹介・好みの傾向' })
  await text.fill('書きかけの文章です。')
  await page.reload()
  await expect(text).toHaveValue('書きかけの文章です。')
  await expect(page.getByText('前回入力した内容を復元しました。')).toBeVisible()
  await page.getByRole('button', { name: '復元した内容を消す' }).click()
  await expect(text).not.toHaveValue('書きかけの文章です。')
  await text.fill('もう一度書きました。')
  await form.submit.click()
  await page.waitForURL(/\/home/)
  await page.goto('/form?only_propensity=true')
  await expect(text).toHaveValue('もう一度書きました。')
  await expect(page.getByText('前回入力した内容を復元しました。')).toHaveCount(0)
})

test('nothing moves while its sections come, also on a tall screen', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-h', path: null, viewport: { width: 1_024, height: 1_800 } })
  const shifted = await watchShifts(page)
  await page.goto('/partialform')
  await new ProfileForm(page).sections()
  await expect(page.getByRole('button', { name: '全て入力してください。' })).toBeAttached()
  expect(await shifted()).toBeLessThanOrEqual(0.005)
})
