import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

interface Notices {
  notifications: { id: number; topic: string; info: string; created_at: string }[]
}

test('NOTICE-01 NOTICE-02 the list with short titles, and a notice without header and footer', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/notice/index' })
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  await rows.first().waitFor()
  const { notifications } = await readApi<Notices>(page, '/api/notice_list')
  await expect(rows).toHaveCount(notifications.length)
  const long = notifications.findIndex(({ topic }) => Array.from(topic).length > 20)
  expect(long).toBeGreaterThanOrEqual(0)
  const { id, topic, info } = notifications[long] ?? { id: 0, topic: '', info: '' }
  covers('NOTICE-07', 'NOTICE-14')
  await expect(rows.nth(long)).toContainText(`${Array.from(topic).slice(0, 20).join('')}…`)
  await expect(rows.nth(long)).not.toContainText(topic)
  covers('NOTICE-08')
  await expect(rows.nth(long)).toContainText(info)
  await rows.nth(long).click()
  await page.waitForURL(`**/notice/${id}`)
  covers('NOTICE-09')
  await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible()
  covers('NOTICE-05')
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toHaveCount(0)
  covers('NOTICE-06')
  await expect(page.getByRole('link', { name: 'タイムライン' })).toHaveCount(0)
  await page.getByRole('button', { name: '戻る' }).click()
  await page.waitForURL('**/notice/index')
})

test('NOTICE-15 an unknown notice, and no notices', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/notice/999999' })
  await expect(page.getByText('お知らせが見つかりません。')).toBeVisible()
  await page.route('**/api/notice_list', (route) => route.fulfill({ json: { notifications: [] } }))
  await page.getByText('お知らせの一覧へ').click()
  await page.waitForURL('**/notice/index')
  await expect(page.getByText('お知らせはまだありません。')).toBeVisible()
})

test('CONST2-11 NOTICE-10 NOTICE-11 NOTICE-12 NOTICE-13 the folded section changes the password', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/notice/index' })
  const first = page.getByLabel('新しいパスワード', { exact: true })
  await expect(first).toBeHidden()
  await page.getByText('パスワードを変更する').click()
  await first.fill('evening-88')
  await page.getByLabel('新しいパスワード（確認）').fill('something-else')
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByRole('alert')).toContainText('エラーが発生しました。')
  await expect(first).toHaveValue('evening-88')
  await page.getByLabel('新しいパスワード（確認）').fill('evening-88')
  await page.getByRole('button', { name: '変更する' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible()
  await new LoginPage(page).logIn('man@yoimachi.example', 'evening-88')
})

test('NOTICE-13 the notice itself ends with the folded section too', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/notice/index' })
  const { notifications } = await readApi<Notices>(page, '/api/notice_list')
  await page.goto(`/notice/${notifications[0]?.id}`)
  await page.getByText('パスワードを変更する').click()
  await expect(page.getByRole('button', { name: '変更する' })).toBeVisible()
})
