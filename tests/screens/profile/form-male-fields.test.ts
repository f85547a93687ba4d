import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-78 FORM-79 FORM-80 FORM-81 FORM-82 FORM-153 neither counter nor warning stops the save', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_propensity=true' })
  const form = new ProfileForm(page)
  const text = page.getByRole('textbox', { name: '自己紹介・好みの傾向' })
  await text.fill('あ い\nう　え')
  const counter = page.getByText('4文字 50文字以上入力してください')
  await expect(counter).toHaveClass(/text-alarm/)
  await text.fill('あいうえおかきくけこ'.repeat(5))
  await expect(page.getByText('50文字', { exact: true })).not.toHaveClass(/text-alarm/)
  const warning = page.getByText('繰り返し文字の入力はマッチングの精度が下がる為、変更してください。')
  await expect(warning).toHaveCount(0)
  await text.fill('わーーーーーーーーーーー')
  await expect(warning).toBeVisible()
  await expect(form.submit).toBeEnabled()
})

test('FORM-15 FORM-77 the rules of the social IDs: the @ goes, a wrong one is shown below its field', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_sns=true' })
  const form = new ProfileForm(page)
  await page.getByLabel('X（旧Twitter）のID').fill('@too_long_for_this_field')
  await form.submit.click()
  await expect(page.getByText('TwitterIDを入力してください。')).toBeVisible()
  await page.getByLabel('X（旧Twitter）のID').fill('＠haruto_21')
  await page.getByLabel('TikTokのID').fill('haruto.tk')
  const sent = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  expect((await sent).postDataJSON().user).toMatchObject({ twitterid: 'haruto_21', tiktok: 'haruto.tk' })
  await page.waitForURL(/\/home/)
})

test('API-11 shows at its field that another member has the social account', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_sns=true' })
  const other = await openPhone({ phone: 'b', persona: 'man-sss', path: '/form?only_sns=true' })
  const taken = await other.getByLabel('X（旧Twitter）のID').inputValue()
  expect(taken).not.toBe('')
  await page.getByLabel('X（旧Twitter）のID').fill(taken.toUpperCase())
  await new ProfileForm(page).submit.click()
  await expect(page.getByText('Twitter IDは登録されています。')).toBeVisible()
})
