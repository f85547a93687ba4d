import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-10 FORM-09 without an answer the input stays and the button works again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_propensity=true' })
  const form = new ProfileForm(page)
  await page.route('**/api/user/update', (route) => route.abort())
  const text = page.getByRole('textbox', { name: '自己紹介・好みの傾向' })
  await text.fill('消えない文章')
  await form.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: '保存されていません。' })).toBeVisible()
  await expect(text).toHaveValue('消えない文章')
  await expect(form.submit).toBeEnabled()
})

test('FORM-08 FORM-23 FORM-26 FORM-35 FORM-39 an empty name is refused by the server and the member stays', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_sns=true' })
  const form = new ProfileForm(page)
  await form.name.fill('')
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: '入力内容を確認してください' })).toBeVisible()
  await expect(page).toHaveURL(/only_sns/)
  await expect(form.name).toBeFocused()
})

test('FORM-12 FORM-33 a saved form goes home with its banner and is read again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const calls = Promise.all(['**/api/account-detail', '**/api/user/update'].map((call) => page.waitForRequest(call)))
  const loaded = page.waitForResponse('**/api/account-detail')
  await page.goto('/form')
  const detail = (await (await loaded).json()) as Record<string, unknown>
  const form = new ProfileForm(page)
  await page.getByLabel('身長').selectOption('180センチ以上')
  await form.group('都合のよい時間帯').waitFor()
  await form.clear('都合のよい時間帯')
  await form.pick('都合のよい時間帯', '土日祝日の夜')
  await form.pick('都合のよい時間帯', '平日の夜')
  await form.submit.click()
  const login = await page.evaluate(() =>
    Object.fromEntries(['uid', 'access-token', 'client'].map((name) => [name, localStorage.getItem(name)])),
  )
  covers('FORM-05')
  for (const request of await calls) expect(request.headers()).toMatchObject(login)
  const saved = (await calls)[1]?.postDataJSON() as { user: { maleraw_attributes: Record<string, unknown> } }
  const { maleraw_attributes: sent } = saved.user
  // Free times are joined by comma and blank; fields without inputs are sent unchanged.
  covers('FORM-93')
  expect(sent.your_freetimes).toBe('平日の夜, 土日祝日の夜')
  covers('FORM-96')
  expect(sent.personarity).toBe(detail.personarity)
  await page.waitForURL(/\/home/)
  covers('FORM-34')
  await expect(page.getByText('登録情報を更新しました。')).toBeVisible()
  await page.goto('/form')
  covers('FORM-06')
  await expect(page.getByLabel('身長')).toHaveValue('180センチ以上')
})
