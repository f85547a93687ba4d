import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('FORM-78 FORM-79 FORM-80 FORM-81 FORM-82 FORM-153 the counter of the introduction and the warning of repeated characters; neither stops the save', async ({
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

for (const [persona, path] of [
  ['man-h', '/form'],
  ['woman-new', '/femaleform'],
] as const)
  test(`FORM-14 FORM-83 FORM-84 D-60 ten areas at most on ${path} of ${persona}`, async ({ openPhone }) => {
    const page = await openPhone({ persona, path })
    const form = new ProfileForm(page)
    await form.pickAreas('関東', ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'])
    await form.pickAreas('東北', ['青森県', '岩手県', '宮城県'])
    await expect(page.getByText('10／10か所')).toBeVisible()
    await expect(page.getByLabel('秋田県')).toBeDisabled()
    await expect(page.getByLabel('東京都')).toBeEnabled()
  })

for (const [persona, path] of [
  ['man-h', '/form'],
  ['man-h', '/partialform'],
] as const)
  test(`FORM-14 FORM-94 D-60 three appeal points at most on ${path}`, async ({ openPhone }) => {
    const form = new ProfileForm(await openPhone({ persona, path }))
    for (const point of ['キス', '脳イキ', 'その他']) await form.pick('アピールポイント', point)
    const boxes = form.group('アピールポイント').getByRole('checkbox', { disabled: false })
    await expect(boxes).toHaveCount(3)
  })

test('FORM-85 FORM-94 three appeal points; その他 has a text of its own', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/form?only_appear_points=true' })
  const form = new ProfileForm(page)
  const group = form.group('アピールポイント')
  await group.waitFor()
  await form.clear('アピールポイント')
  await form.pick('アピールポイント', 'キス')
  await form.pick('アピールポイント', '脳イキ')
  await form.pick('アピールポイント', 'その他')
  covers('FORM-86', 'FORM-87')
  await expect(group.getByRole('checkbox', { name: 'いちゃいちゃ' })).toBeDisabled()
  await page.getByLabel('その他の内容').fill('料理,散歩')
  const sent = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  covers('FORM-90', 'FORM-95')
  covers('FORM-88')
  expect((await sent).postDataJSON().user.maleraw_attributes).toEqual({
    twitter_name: 'はると',
    appear_points: 'キス,脳イキ,料理、散歩',
  })
  await page.waitForURL(/\/home/)
  await page.goto('/form?only_appear_points=true')
  covers('FORM-89')
  await expect(page.getByLabel('その他の内容')).toHaveValue('料理、散歩')
  await expect(group.getByRole('checkbox', { name: 'その他' })).toBeChecked()
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
