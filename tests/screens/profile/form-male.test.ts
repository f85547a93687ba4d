import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-01 FORM-16 FORM-31 every section of an existing man, in order', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form' })
  const form = new ProfileForm(page)
  expect(await form.sections()).toEqual([
    '写真',
    'SNSアカウント',
    'アピールポイント',
    '自己紹介・好みの傾向',
    '基本情報',
    '会う前のご希望',
    '好みの項目',
    'お相手へのご希望',
  ])
  covers('FORM-38')
  await expect(form.heading).toHaveText('プロフィール編集')
  for (const label of ['X（旧Twitter）のID', 'TikTokのID', 'InstagramのID', '電話番号', '身長', '体重', '経験人数']) {
    covers('FORM-77', 'FORM-97')
    await expect(page.getByLabel(label), label).toBeVisible()
  }
  await expect(page.getByText('ぽっちゃりOK・大好きの方は、より多くレコメンドされます')).toBeVisible()
  covers('FORM-40')
  await expect(form.submit).toHaveText('更新する')
})

test('FORM-24 ENUM-52 the reduced forms', async ({ openPhone }) => {
  const cases: [string, string[]][] = [
    ['only_profile_img=true', ['写真', '基本情報']],
    ['only_propensity=true', ['自己紹介・好みの傾向', '基本情報']],
    ['only_appear_points=true', ['アピールポイント', '基本情報']],
    ['only_sns=true', ['SNSアカウント', '基本情報']],
    ['only_sns=true&only_appear_points=true', ['SNSアカウント', 'アピールポイント', '基本情報']],
  ]
  const page = await openPhone({ persona: 'man', path: null })
  const form = new ProfileForm(page)
  covers('FORM-19', 'FORM-20', 'FORM-21', 'FORM-22')
  for (const [query, sections] of cases) {
    await page.goto(`/form?${query}`)
    expect(await form.sections(), query).toEqual(sections)
    covers('FORM-25')
    await expect(form.name).toBeEditable()
    covers('FORM-23')
    await expect(form.submit).toBeEnabled()
  }
  await page.goto('/form?only_sns=1')
  covers('FORM-18')
  expect((await form.sections()).length).toBe(8)
})

test('FORM-11 FORM-41 FORM-42 an empty required field turns the button off with its label', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form' })
  const form = new ProfileForm(page)
  await form.name.fill('')
  await expect(form.submit).toHaveText('項目を入力してください。')
  await expect(form.submit).toBeDisabled()
  await form.name.fill('はると')
  await expect(form.submit).toHaveText('更新する')
})

test('FORM-07 FORM-13 FORM-32 a profile that does not load says so', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/account-detail', (route) => route.fulfill({ status: 403, json: { success: false } }))
  await page.goto('/form')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
})
