import { HomePage } from '../../e2e/page-models/home-page.ts'
import { Menu } from '../../e2e/page-models/menu.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

// Each entry with its id: menu-entries.test.ts beside the code.
test('NAV-01 NAV-02 NAV-26 NAV-27 NAV-28 NAV-29 the menu of a man', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  await new HomePage(page).heading.waitFor()
  const menu = await Menu.open(page)
  const entries = {
    ホーム: '/home',
    お知らせ: '/notice/index',
    プロフィール: '/form',
    お支払い情報: '/payment_information',
    みんなの口コミ: '/review',
    掲示板: '/topics',
    公式X: '/about/social/x',
    公式Instagram: '/about/social/instagram',
    公式ブログ: '/about/social/blog',
  }
  for (const [name, to] of Object.entries(entries)) {
    await expect(menu.entry(name), name).toHaveAttribute('href', to)
  }
  await expect(menu.entry('公式X')).toHaveAttribute('target', '_blank')
  await expect(menu.sheet.getByText('よくある質問')).toBeVisible()
  await expect(menu.sheet.getByRole('button', { name: 'ログアウト' })).toBeVisible()
})

test('NAV-10 NAV-11 NAV-12 an unpaid man sees reviews and board, but cannot press them', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/timeline' })
  const menu = await Menu.open(page)
  await expect(menu.disabledEntry('みんなの口コミ')).toContainText('お支払い後にご利用いただけます')
  await expect(menu.disabledEntry('掲示板')).toContainText('お支払い後にご利用いただけます')
})

test('NAV-02 NAV-26 the menu of a woman', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const menu = await Menu.open(page)
  const entries = {
    ホーム: '/home',
    お知らせ: '/notice/index',
    運営局へのメッセージ: '/hona',
    女性会員コミュニティ: '/about/community',
    メッセージ: '/recommends',
    お支払い情報: '/payment_information',
    プロフィール: '/femaleform',
    みんなの口コミ: '/review',
    掲示板: '/topics',
  }
  for (const [name, to] of Object.entries(entries)) {
    await expect(menu.entry(name), name).toHaveAttribute('href', to)
  }
})

test('NAV-22 NAV-23 NAV-24 NAV-25 an unverified woman sees three entries off', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: '/timeline' })
  const menu = await Menu.open(page)
  for (const name of ['メッセージ', 'みんなの口コミ', '掲示板']) {
    await expect(menu.disabledEntry(name), name).toContainText('年齢確認後にご利用いただけます')
  }
})

test('NAV-30 NAV-31 NAV-33 NAV-34 NAV-35 IMP-27 the legal pages by sex', async ({ openPhone }) => {
  const man = await openPhone({ persona: 'man', path: '/timeline' })
  const menu = await Menu.open(man)
  await expect(menu.entry('利用規約')).toHaveAttribute('href', '/about/terms/male')
  await expect(menu.entry('特定商取引法に基づく表記')).toHaveAttribute('href', '/about/law/male')
  await menu.entry('プライバシーポリシー').click()
  await expect(man.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible()
  await expect(menu.sheet).toBeHidden()
  const woman = await openPhone({ phone: 'b', persona: 'woman', path: '/timeline' })
  await expect((await Menu.open(woman)).entry('利用規約')).toHaveAttribute('href', '/about/terms/female')
})

test('ROUTE-77 D-70 without a login the menu offers log in and sign up, and there is no tab bar', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/password_reset' })
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  const menu = await Menu.open(page)
  await expect(menu.entry('新規登録')).toHaveAttribute('href', '/signup')
  await expect(menu.entry('利用規約')).toHaveAttribute('href', '/about/terms')
  await expect(menu.sheet.getByRole('button', { name: 'ログアウト' })).toHaveCount(0)
})

test('NAV-01 D-70 a public page that a member opens in a new tab has the menu of members', async ({ openPhone }) => {
  for (const path of ['/about/partners/1', '/payment_failure']) {
    const page = await openPhone({ persona: 'woman', path })
    const menu = await Menu.open(page)
    await expect(menu.entry('お知らせ'), path).toHaveAttribute('href', '/notice/index')
    await expect(menu.entry('利用規約'), path).toHaveAttribute('href', '/about/terms/female')
    await expect(menu.sheet.getByRole('link', { name: 'ログイン' }), path).toHaveCount(0)
  }
})

test('NAV-36 NAV-37 NAV-39 NAV-40 NAV-42 the footer bar by sex', async ({ openPhone }) => {
  const woman = await openPhone({ persona: 'woman', path: '/timeline' })
  const bar = woman.getByRole('navigation', { name: '主なページ' })
  await expect(bar.getByRole('link', { name: 'メッセージ' })).toHaveAttribute('href', '/recommends?status=matching')
  await expect(bar.getByRole('link', { name: 'プロフィール' })).toHaveAttribute('href', '/femaleform')
  const man = await openPhone({ phone: 'b', persona: 'man', path: '/timeline' })
  const mens = man.getByRole('navigation', { name: '主なページ' })
  await expect(mens.getByRole('link', { name: 'メッセージ' })).toHaveAttribute(
    'href',
    '/recommends/male?status=matching',
  )
  await expect(mens.getByRole('link', { name: 'プロフィール' })).toHaveAttribute('href', '/form')
  await expect(mens.getByRole('link', { name: 'タイムライン' })).toHaveAttribute('aria-current', 'page')
})

test('NAV-38 ENTITY2-32 ENTITY2-36 shows the unread count on the tab', async ({ openPhone, server }) => {
  await server.control.post('/operator/message', {
    member: 'woman',
    content: 'お問い合わせありがとうございます。',
  })
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const tab = page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' })
  await expect(tab).toHaveText(/未読 [1-9]\d*件/)
  const stored = await page.evaluate(() => Number(localStorage.getItem('unread_messages_size')))
  expect(stored).toBeGreaterThan(0)
})

test('NAV-28 AUTH-67 AUTH-68 logging out clears the local data and opens /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/sign_out'))
  await (await Menu.open(page)).logOut()
  expect((await ended).status()).toBe(200)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await page.goto('/home')
  await page.waitForURL('**/login')
})
