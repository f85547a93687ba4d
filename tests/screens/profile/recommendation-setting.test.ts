import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/conditionsform'

test('SETTING-06 the options of the settings', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  const labels = (question: string) => form.group(question).locator('label').allInnerTexts()
  await form.group('お相手の体型').waitFor()
  covers('SETTING-01', 'SETTING-28..32')
  covers('SETTING-33')
  expect(await labels('お相手の体型')).toEqual([
    'すべて',
    '痩せ型',
    '普通',
    '筋肉質・むっちり',
    'ぽっちゃり',
    'かなりぽっちゃり',
  ])
  covers('SETTING-02', 'SETTING-17..21')
  covers('SETTING-22..27')
  expect(await labels('いちばん大切にしたいこと')).toEqual(['おまかせ', 'いちゃいちゃ'])
  await page.getByRole('button', { name: 'ほか8つ' }).click()
  expect(await labels('いちばん大切にしたいこと')).toEqual([
    'おまかせ',
    'いちゃいちゃ',
    'キス',
    '手マン',
    'クンニ',
    'ピストン運動',
    '拘束プレイ',
    '中イキ開発',
    '脳イキ',
    'アソコの大きさ',
  ])
  await page.locator('summary', { hasText: 'お相手のランク' }).click()
  covers('SETTING-03', 'SETTING-34')
  expect(await labels('お相手のランク')).toEqual([
    'すべて',
    'SSS',
    'SS',
    'S',
    'A+',
    'A',
    'B+',
    'B',
    'C+',
    'C',
    'D',
    'E',
  ])
  covers('SETTING-04', 'SETTING-12..16')
  expect(await labels('お相手のSM傾向')).toEqual(['こだわらない', 'かなりS', 'S', 'M', 'かなりM'])
})

test('SETTING-08 SETTING-09 SETTING-10 SETTING-11 SETTING-25 the defaults, and a save that goes home', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-h', path })
  const form = new ProfileForm(page)
  await form.group('お相手の体型').waitFor()
  await expect(page.getByText('体型はすべて、大切にしたいことはおまかせ。SM傾向とランクは問いません。')).toBeVisible()
  await page.locator('summary', { hasText: 'お相手のランク' }).click()
  for (const question of ['お相手の体型', 'お相手のランク'])
    await expect(form.group(question).locator('input:checked')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'おまかせ' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'こだわらない' })).toBeChecked()
  await form.pick('お相手のランク', 'E')
  await page.getByRole('button', { name: 'ほか8つ' }).click()
  await form.pick('いちばん大切にしたいこと', '脳イキ')
  await form.pick('お相手のSM傾向', 'かなりM')
  await page.reload()
  await expect(page.getByRole('radio', { name: '脳イキ' })).toBeChecked()
  await expect(page.getByText('大切にしたいことは「脳イキ」。SM傾向はかなりM、ランクはE。')).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/recommend_setting') && request.method() === 'POST',
  )
  await page.getByRole('button', { name: '保存する' }).click()
  expect((await sent).postDataJSON().recommend_setting).toMatchObject({
    rank_e: true,
    rank_d: false,
    body_type0: true,
    appear_point: '催眠',
    liked_sm: 4,
    sexual_condition: '',
    age_range: '',
  })
  await page.waitForURL((url) => url.pathname !== path)
})

test('SETTING-05 a woman goes home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path })
  await expect(page).toHaveURL(/\/home$/)
})

test('SETTING-35 SETTING-36 failures of loading and saving', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/recommend_setting', (route) => route.fulfill({ status: 403, json: { success: false } }))
  await page.goto(path)
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await page.unroute('**/api/recommend_setting')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  const save = page.getByRole('button', { name: '保存する' })
  await save.waitFor()
  await page.route('**/api/recommend_setting', (route) => route.fulfill({ status: 422, json: { success: false } }))
  await save.click()
  await expect(page.getByText('入力内容を確認してください')).toBeVisible()
})
