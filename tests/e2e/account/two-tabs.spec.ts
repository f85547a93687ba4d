import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { endLogin } from '../../support/form-failures.ts'
import { LoginPage } from '../page-models/login-page.ts'

test('AUTH-05 D-113 opening /login in a second tab says what it did, and taking it back reopens the first tab', async ({
  openPhone,
}) => {
  const first = await openPhone({ persona: 'woman', path: '/timeline' })
  await expect(first.getByText(/^いいね残り/)).toBeVisible()
  const second = await first.context().newPage()
  await second.goto('/login')
  await first.waitForURL('**/login')
  await expect(first.getByText('ログアウトされました。')).toBeVisible()
  await second.getByRole('button', { name: 'ログアウトを取り消す' }).click()
  await second.waitForURL('**/home')
  await first.waitForURL('**/timeline')
  await expect(first.getByText(/^いいね残り/)).toBeVisible()
  await second.close()
})

test('D-113 a new login in a second tab reopens the page of the first', async ({ openPhone }) => {
  const first = await openPhone({ persona: 'woman', path: '/timeline' })
  await expect(first.getByText(/^いいね残り/)).toBeVisible()
  const second = await first.context().newPage()
  await second.goto('/login')
  await first.waitForURL('**/login')
  await new LoginPage(second).logIn('woman@yoimachi.example', 'yoimachi123')
  await first.waitForURL('**/timeline')
  await second.close()
})

test('D-113 /login after a failure keeps the login over a reload and leads back; an ended login is named', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/account', (route) => route.fulfill({ status: 403, json: { success: false } }))
  await page.goto('/timeline')
  await page.waitForURL('**/login')
  await page.reload()
  await page.unroute('**/api/account')
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await page.waitForURL('**/timeline')
  await expect(page.getByText(/^いいね残り/)).toBeVisible()
  await endLogin(page)
  await page.reload()
  await page.waitForURL('**/login')
  await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible()
})
