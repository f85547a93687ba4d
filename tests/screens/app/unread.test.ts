import { accountRead, bannerOf, openQuietly, within20s } from '../../e2e/page-models/unread.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('D-78 distinguishes the operator from members', async ({ openPhone, server }) => {
  const page = await openQuietly(openPhone, server, '/timeline')
  await server.control.post('/operator/message', { member: 'woman', content: 'ご確認をお願いします。' })
  await within20s(page, '運営局')
  await bannerOf(page).getByRole('link', { name: 'ひらく' }).click()
  await expect(page).toHaveURL(/\/hona$/)
})

test('D-78 reports the end of the age check on any page', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  await page.clock.install()
  await page.goto('/notice/index')
  await accountRead(page)
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 2 })
  await within20s(page, '年齢確認が完了しました')
  await bannerOf(page).getByRole('link', { name: 'ひらく' }).click()
  await expect(page).toHaveURL(/\/(?:home|tutorial)/)
})

test('D-78 reports the decision on a rank request, raised or kept', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const own = await openPhone({ phone: 'b', persona: 'man', path: '/rankrequest' })
  await own.getByRole('button', { name: /申請する/ }).click()
  await expect(own.getByText(/審査中|確認中/).first()).toBeVisible()
  await page.clock.install()
  await page.goto('/timeline')
  await accountRead(page)
  await server.control.post('/operator/rank', { member: 'man', rank: 'S' })
  await within20s(page, 'ランクがSになりました')
})
