import type { Page } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const header = (page: Page) => page.getByRole('banner')

const footer = (page: Page) => page.getByRole('navigation', { name: '主なページ' })

test('ROUTE-60 ROUTE-61 ROUTE-62 ROUTE-66 NAV-41 the pages before the login show the header without the footer bar', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: null })
  for (const path of ['/login', '/', '/signup', '/forget_password']) {
    await page.goto(path)
    await expect(header(page), path).toBeVisible()
    await expect(footer(page), path).toHaveCount(0)
  }
})

test('ROUTE-75 ROUTE-77 everything that the list does not name shows both', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  for (const path of ['/about/operator', '/settings', '/no/such/page']) {
    await page.goto(path)
    await expect(header(page), path).toBeVisible()
    await expect(footer(page), path).toBeVisible()
  }
})

test('CONST-16 CONST-17 CONST-18 ROUTE-51 ROUTE-52 the titles of the open pages', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const expectTitle = async (path: string, title: string) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} | 宵待`)
  }
  await expectTitle('/', 'トップ')
  covers('ROUTE-05')
  await expectTitle('/login', 'ログイン')
  covers('ROUTE-06')
  await expectTitle('/signup', '新規登録')
  covers('ROUTE-10')
  await expectTitle('/forget_password', 'パスワードの再設定')
  covers('ROUTE-11')
  await expectTitle('/password_reset', '新しいパスワードの設定')
  covers('ROUTE-08')
  await expectTitle('/user_confirmation', 'ユーザー認証')
  await expectTitle('/about/terms', '利用規約')
  await expectTitle('/no/such/page', 'ページが見つかりません')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('ROUTE-55 an unknown address says so and leads home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/no/such/page' })
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
  await page.getByRole('link', { name: 'ホームへ戻る' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('D-17 an expired login leads to /login, which says why', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man', path: '/about/privacy' })
  await server.control.post('/clock', { advance: 'P20D', keepSessions: false })
  await page.goto('/home')
  await page.waitForURL('**/login')
  await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible()
  await server.control.post('/history/undo')
})

test('ROUTE-12 the title of home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  // With unread messages the title begins with the count (D-78) unless it is switched off.
  await page.addInitScript(() => localStorage.setItem('yoimachi.settings', 'no-count'))
  await page.goto('/home')
  await expect(page).toHaveTitle('マイページ | 宵待')
})

test('a lost line is shown, and the page asked for meanwhile comes automatically once it is back', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/about/privacy' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const offline = page.getByText('インターネットに接続されていません。')
  await page.context().setOffline(true)
  await expect(offline.first()).toBeVisible()
  await page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'ホーム' }).click()
  // All code is in one script here, so home opens at once and only its data waits (lost-connection.spec has the code).
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('main')).toContainText('通信状況をご確認のうえ')
  await expect(page.locator('h1', { hasText: 'マイページ' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.locator('h1', { hasText: 'マイページ' })).toBeAttached()
  await expect(offline).toHaveCount(0)
})
