import { expect, type Page } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { seeAnnouncements } from '../../support/see-home.ts'
import { HomePage } from '../page-models/home-page.ts'

test.use(withMotion)

test('BONUS-05 BONUS-06 BONUS-07 BONUS-08 HOME-83 CONST-11 announcements, oldest first, end by confirming', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-ready', path: null })
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
  // A dialog that closes has the attribute until its animation ends.
  await expect(page.locator('[role=dialog][data-closed], [role=dialog][data-ending-style]')).toHaveCount(0)
  await expect(first).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  covers('D-123')
  await expect(first).toContainText('1／2')
  await first.getByRole('button', { name: '確認しました' }).click()
  await expect(first).toBeHidden()
  expect(read).toEqual([{ notification_id: 1 }])
  const second = page.getByRole('dialog', { name: 'ふたつめ' })
  await expect(second).toContainText('2／2')
  await expect(second.getByRole('button', { name: '確認しました' })).toBeFocused()
  await second.getByRole('button', { name: '確認しました' }).click()
  await expect.poll(() => read).toEqual([{ notification_id: 1 }, { notification_id: 2 }])
  const home = new HomePage(page)
  await home.untilQuiet()
  // They are the one opening of the visit.
  covers('D-101')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('ふたつめ')).toHaveCount(0)
})

/** A new visit: another business day on the same device, for what opens by itself. */
async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^yoimachi\.(opened|popups)/.test(key)) localStorage.removeItem(key)
  })
  await page.goto('/home')
}

test('HOME-85 CONST-10 D-101 the announcements, the bonus and a sale open one a visit, in this order', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman-ready', path: null })
  const terms = { id: 1, title: '利用規約の改定について', body: '本文' }
  await page.route('**/api/notification_reads', (route) =>
    route.fulfill({ json: { user_notifications: [terms], user_notifications_count: 1 } }),
  )
  await page.route('**/api/notification_read', (route) => route.fulfill({ json: { status: 200, success: true } }))
  await page.goto('/home')
  const home = new HomePage(page)
  await page.getByRole('button', { name: '確認しました' }).click()
  covers('HOME-82', 'BONUS-01', 'BONUS-02', 'BONUS-03', 'BONUS-04')
  await expect(page.getByRole('main').getByText('ログインボーナス：いいね3個を受け取りました')).toBeVisible()
  await home.untilQuiet()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await server.control.post('/clock', { edge: 'next-reset', keepSessions: true })
  // The other announcements are read on another device.
  await seeAnnouncements(server, 'woman-ready')
  await visitAgain(page)
  covers('HOME-81')
  await expect(home.bonus.getByText('ログインボーナス：いいね3個を受け取りました')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await home.bonus.getByRole('button', { name: '閉じる' }).last().click()
  await home.untilQuiet()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visitAgain(page)
  await expect(page.getByRole('dialog').getByRole('button', { name: '次回から表示しない' })).toBeVisible()
  await home.closeDialogs()
  await visitAgain(page)
  await home.untilQuiet()
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

test('BONUS-10 BONUS-11 BONUS-12 BONUS-13 BONUS-14 the popups by code: closed for the visit, or for good', async ({
  openPhone,
  server,
}) => {
  await seeAnnouncements(server, 'woman-ready')
  const page = await openPhone({ persona: 'woman-ready', path: null })
  await page.route('**/api/login_bonus/create', (route) => route.fulfill({ json: { success: false, amount: 0 } }))
  await page.route('**/api/modal/list', (route) =>
    route.fulfill({ json: { modal_list: [{ code: 1 }, { code: 2 }, { code: 3 }, { code: 4 }] } }),
  )
  const hidden: unknown[] = []
  await page.route('**/api/modal/is_view', (route) => {
    hidden.push(route.request().postDataJSON())
    return route.fulfill({ json: { success: true } })
  })
  await page.goto('/home')
  // The campaign is a man's.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/shop')
  await dialog.getByRole('button', { name: '次回から表示しない' }).click()
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('main').getByRole('link', { name: 'プランを見る' })
  await expect(card).toHaveAttribute('href', '/payment_select')
  await page.getByRole('main').getByRole('button', { name: '閉じる' }).click()
  await expect(card).toHaveCount(0)
  expect(hidden).toEqual([{ user_id: expect.any(Number), code: 3 }])
  await page.reload()
  await new HomePage(page).untilQuiet()
  await expect(dialog).toHaveCount(0)
})

test('D-101 above a hold that ends within a day nothing opens: what there is stands in the page', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'もうすぐ期限の方' })).toBeVisible()
  await expect(main.getByText('ログインボーナス：いいね3個を受け取りました')).toBeVisible()
  await expect(main.getByRole('button', { name: 'お知らせを読む' })).toBeVisible()
  await new HomePage(page).untilQuiet()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
