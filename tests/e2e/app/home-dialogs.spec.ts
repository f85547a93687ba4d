import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { HomePage } from '../page-models/home-page.ts'

test.use(withMotion)

test('BONUS-05 BONUS-06 BONUS-07 BONUS-08 HOME-83 CONST-11 announcements come one a day, the oldest first, and end only by confirming', async ({
  openPhone,
  server,
}) => {
  test.slow()
  const page = await openPhone({ persona: 'woman', path: null })
  const announcements = [
    { id: 1, title: 'ひとつめ', body: '一行目\n二行目' },
    { id: 2, title: 'ふたつめ', body: '本文' },
  ]
  await page.route('**/api/notification_reads', (route) =>
    route.fulfill({ json: { user_notifications: announcements, user_notifications_count: 2 } }),
  )
  const read: unknown[] = []
  await page.route('**/api/notification_read', (route) => {
    read.push(route.request().postDataJSON())
    return route.fulfill({ json: { status: 200, success: true } })
  })
  await page.goto('/home')
  const first = page.getByRole('dialog', { name: 'ひとつめ' })
  await first.waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.waitForTimeout(500)
  await expect(first).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await first.getByRole('button', { name: '確認しました' }).click()
  await expect(first).toBeHidden()
  expect(read).toEqual([{ notification_id: 1 }])
  const home = new HomePage(page)
  announcements.shift()
  await home.closeDialogs()
  await page.reload()
  await home.settled()
  await expect(page.getByText('ふたつめ')).toHaveCount(0)
  await server.control.post('/clock', { edge: 'next-reset' })
  await page.goto('/home')
  await page.getByRole('dialog', { name: 'ふたつめ' }).getByRole('button', { name: '確認しました' }).click()
  await expect.poll(() => read).toEqual([{ notification_id: 1 }, { notification_id: 2 }])
})

test('HOME-85 CONST-10 after the announcements comes the bonus, then the popups; once a day', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman' })
  const home = new HomePage(page)
  const confirm = page.getByRole('button', { name: '確認しました' })
  await confirm.waitFor()
  await expect(home.bonus).toHaveCount(0)
  while (!(await home.bonus.isVisible())) await confirm.click({ timeout: 1_000 }).catch(() => {})
  covers('HOME-82', 'BONUS-01', 'BONUS-02', 'BONUS-03', 'BONUS-04')
  await expect(home.bonus.getByText('ログインボーナス：いいね3個を受け取りました')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await home.bonus.getByRole('button', { name: '受け取りました' }).click()
  covers('HOME-81')
  await expect(page.getByRole('button', { name: '次回から表示しない' })).toBeVisible()
  await home.closeDialogs()
  await page.reload()
  await home.settled()
  await expect(home.bonus).toHaveCount(0)
})

test('BONUS-04 a bonus that fails shows nothing', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/login_bonus/create', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/home')
  const home = new HomePage(page)
  await home.closeDialogs()
  await expect(home.bonus).toHaveCount(0)
  await expect(page.getByText('エラーが発生しました。')).toHaveCount(0)
})

test('BONUS-10 BONUS-11 BONUS-12 BONUS-13 BONUS-14 the three popups by code: closed for the visit, or for good', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/modal/list', (route) =>
    route.fulfill({ json: { modal_list: [{ code: 1 }, { code: 2 }, { code: 3 }, { code: 4 }] } }),
  )
  const hidden: unknown[] = []
  await page.route('**/api/modal/is_view', (route) => {
    hidden.push(route.request().postDataJSON())
    return route.fulfill({ json: { success: true } })
  })
  await page.goto('/home')
  const dialog = page.getByRole('dialog')
  const before = page.getByRole('button', { name: /^(確認しました|受け取りました)$/ })
  while (!(await dialog.getByRole('link').isVisible())) await before.click({ timeout: 1_000 }).catch(() => {})
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/payment_select_campaign')
  await dialog.getByRole('button', { name: '閉じる' }).last().click()
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/shop')
  await dialog.getByRole('button', { name: '次回から表示しない' }).click()
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/payment_select')
  await dialog.getByRole('button', { name: '閉じる' }).last().click()
  await expect(dialog).toHaveCount(0)
  expect(hidden).toEqual([{ user_id: expect.any(Number), code: 3 }])
  await page.reload()
  await new HomePage(page).settled()
  await expect(dialog).toHaveCount(0)
})
