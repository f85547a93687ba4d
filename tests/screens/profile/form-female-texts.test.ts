import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/femaleform'

test('FORM-137 FORM-138 FORM-139 FORM-146 FORM-147 FORM-148 the two texts and the ages travel under their wire names', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path })
  const form = new ProfileForm(page)
  await page.getByRole('textbox', { name: '理想の過ごし方' }).fill('静かな夜に、ゆっくりお話しできたらうれしいです。')
  await page.getByRole('textbox', { name: '自分の魅力' }).fill('聞き上手だと言われます。')
  await form.clear('希望するお相手の年齢')
  await form.pick('希望するお相手の年齢', '25〜30歳')
  await form.pick('希望するお相手の年齢', '31〜34歳')
  const sent = page.waitForRequest('**/api/user/update')
  await form.submit.click()
  expect((await sent).postDataJSON().user.femaleraw_attributes).toMatchObject({
    sexual_experience: '静かな夜に、ゆっくりお話しできたらうれしいです。',
    appear_points: '聞き上手だと言われます。',
    age_range: '25〜30歳,31〜34歳',
  })
  await page.waitForURL(/\/home/)
  await expect(page.getByText('登録情報を更新しました。')).toBeVisible()
})

test('FORM-142 FORM-143 FORM-144 FORM-145 FORM-154 counters and warnings of both texts', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path })
  const form = new ProfileForm(page)
  for (const label of ['理想の過ごし方', '自分の魅力']) {
    const section = form.section(label)
    await section.getByRole('textbox').fill(`静か${'あ'.repeat(11)}`)
    await expect(section.getByText('13文字 50文字以上入力してください')).toBeVisible()
    await expect(section.getByText('繰り返し文字の入力はマッチングの精度が下がる為、変更してください。')).toBeVisible()
  }
  await expect(form.submit).toBeEnabled()
})
