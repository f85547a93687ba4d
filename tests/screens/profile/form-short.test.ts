import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-04 FORM-02 FORM-03 without a login the forms lead to /login', async ({ openPhone }) => {
  for (const path of ['/partialform', '/form', '/femaleform']) {
    const page = await openPhone({ path })
    await expect(page).toHaveURL(/\/login$/)
  }
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

test('FORM-39 a refusal marks the fields of the form, and leaves out what it does not show', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_propensity=true' })
  const form = new ProfileForm(page)
  const text = page.getByRole('textbox', { name: '自己紹介・好みの傾向' })
  const errors = { propensity: ['使えない言葉があります。'], unknown: ['どこにもない項目です。'] }
  await page.route('**/api/user/update', (route) => route.fulfill({ status: 422, json: { errors } }))
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await text.fill('新しい文章です。')
  await form.submit.click()
  await expect(page.getByText('使えない言葉があります。')).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('どこにもない項目です。')).toHaveCount(0)
  await expect(form.submit).toBeEnabled()
  expect(problems).toEqual([])
})
