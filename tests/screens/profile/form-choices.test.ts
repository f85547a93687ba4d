import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

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
