import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-41 FORM-141 the form names and links missing fields; untouched fields are not red', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-new', path: '/femaleform' })
  const form = new ProfileForm(page)
  await form.sections()
  await expect(form.submit).toBeDisabled()
  await expect(form.submit).toHaveText('ユーザー名を入力してください。')
  await expect(page.getByText('「ユーザー名」ほか2件が未入力です')).toBeVisible()
  const lead = page.getByRole('button', { name: '入力する', exact: true })
  await lead.click()
  await expect(form.name).toBeFocused()
  await form.name.fill('みづき')
  await page.getByLabel('年齢').selectOption('27')
  await expect(page.getByText('「エリア」が未入力です')).toBeVisible()
  await lead.click()
  await expect(form.group('エリア').locator('summary').first()).toBeFocused()

  const counters = page.getByText(/^0文字/)
  await expect(counters.first()).toBeAttached()
  for (const counter of await counters.all()) await expect(counter).not.toHaveClass(/text-alarm/)
  const ideal = form.section('理想の過ごし方').getByRole('textbox')
  await ideal.fill('あ')
  await expect(form.section('理想の過ごし方').getByText(/^1文字/)).toHaveClass(/text-alarm/)
})

test('FORM-108 D-84 the short form names its first gap among all; a name has up to 20 characters', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  await form.sections()
  await form.name.fill('あ'.repeat(25))
  await expect(form.name).toHaveValue('あ'.repeat(20))
  await expect(page.getByText('「電話番号」ほか22件が未入力です', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '入力する', exact: true }).click()
  await expect(form.phone).toBeFocused()
})

test('D-134 FORM-94 on the short form an empty その他 is not filled in', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  await form.fillShort()
  await form.complete()
  for (const box of await page.getByLabel('確認しました').all()) await box.check()
  await expect(form.submit).toBeEnabled()
  await page.getByRole('checkbox', { name: 'その他' }).check()
  await expect(form.submit).toHaveText('全て入力してください。')
  await expect(page.getByText('「アピールポイント」が未入力です')).toBeVisible()
  const other = page.locator('[name=appealOther]')
  await other.fill(' ')
  await expect(form.submit).toBeDisabled()
  await other.fill('聞き上手')
  await expect(form.submit).toBeEnabled()
})

test('D-84 a name counts an emoji of several parts as one character and is never cut inside it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-h', path: '/partialform' })
  const form = new ProfileForm(page)
  await form.sections()
  const family = '👨‍👩‍👧'
  await form.name.fill(`${'あ'.repeat(19)}${family}い`)
  await expect(form.name).toHaveValue(`${'あ'.repeat(19)}${family}`)
})

test('FORM-99 /partialform opens for a man at rank H only; any other man gets his form', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/partialform' })
  await expect(page).toHaveURL(/\/form$/)
  await expect(new ProfileForm(page).heading).not.toHaveText('プロフィール登録')
})
