import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { authCopy } from '../../../src/renderer/lib/copy/auth.ts'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { LoginPage } from '../page-models/login-page.ts'

/** Prerendered pages with a heading of each. */
const publicPages = [
  ['/', '宵待'],
  ['/login', 'ログイン'],
  ['/signup', '新規登録'],
  ['/forget_password', 'パスワードの再設定'],
  ['/about/terms', '利用規約'],
  ['/about/privacy', 'プライバシーポリシー'],
] as const

/** Delays the app's own code until it is released. */
const holdApp = (page: Page): Promise<() => void> => holdBack(page, '**/assets/start-*.js')

test('public pages stand there without any script, and no form puts a password into an address', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, path: null, javaScriptEnabled: false })
  for (const [path, heading] of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('form:not([method=post])')).toHaveCount(0)
    // A page shown before its end is parsed would move when the rest arrives.
    await expect(page.locator('head > link[rel=expect][blocking=render]')).toHaveAttribute('href', '#last')
    await expect(page.locator('#root ~ #last')).toHaveCount(1)
  }
})

test('React hydrates the pages without changes', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, path: null })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  for (const [path] of publicPages) {
    const release = await holdApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main').evaluate((main) => main.setAttribute('data-rendered', 'at build time'))
    release()
    // The menu works only after the app has started.
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('data-rendered', 'at build time')
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(faults).toEqual([])
})

test('no part of a wide public page moves when the app starts, so that a press meets its button', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, path: null, viewport: { width: 1280, height: 720 } })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
        moved.push(
          ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node.nodeName)),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path] of publicPages) {
    const release = await holdApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    release()
    // Code of its own, loaded after the page.
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate('moved'), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('replays input and presses from before the start of the app', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, path: null })
  const release = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const login = new LoginPage(page)
  await login.send('woman@yoimachi.example', 'yoimachi123')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/home$/)

  // On a page without an app, so that no late response stores a login.
  await page.goto('/config.json')
  await page.evaluate(() => localStorage.clear())
  const releaseSignUp = await holdApp(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel(authCopy.field.email).fill('early@yoimachi.example')
  releaseSignUp()
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel(authCopy.field.email)).toHaveValue('early@yoimachi.example')
})

test('does not repeat a press that came between hydration and the replay', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, path: null })
  await page.addInitScript(() => {
    document.addEventListener('app-hydrated', () =>
      queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label="メニューを開く"]')?.click()),
    )
    let presses = 0
    document.addEventListener('click', () => (presses += 1), true)
    document.addEventListener('app-ready', () =>
      setTimeout(() => document.documentElement.setAttribute('data-presses', String(presses))),
    )
  })
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-presses', '1')
})

test('shows no page of another visitor and uses the chosen theme from the start', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  const release = await holdApp(page)
  const root = page.locator('#root')
  // On /login the released app would delete the login at once (AUTH-05).
  for (const path of ['/login', '/']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(root.locator('main')).toBeAttached()
    await expect(root).toBeHidden()
  }
  release()
  await expect(page).toHaveURL(/\/home$/)
  await expect(root).toBeVisible()

  const guest = await openPhone({ cold: true, phone: 'b', path: null })
  await guest.addInitScript(() => localStorage.setItem('yoimachi.theme', 'night'))
  await holdApp(guest)
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(guest.locator('#root')).toBeVisible()
  // The links of these pages keep the query; markup without it would lose it.
  await guest.goto('/?utm_source=x', { waitUntil: 'commit' })
  await expect(guest.locator('#root main')).toBeAttached()
  await expect(guest.locator('#root')).toBeHidden()
})

test("a member's page shows its bars before the app, and requests its code and settings with them", async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null, homeSeen: true })
  const frame = page.locator('.page-frame')
  const early: string[] = []
  page.on('request', (request) => early.push(new URL(request.url()).pathname))
  const release = await holdApp(page)
  await page.goto('/recommends?status=matching', { waitUntil: 'commit' })
  await expect(frame.getByText('タイムライン')).toBeVisible()
  await expect(frame.locator('[data-part=brand], [data-part=back]').filter({ visible: true })).toHaveCount(0)
  await expect
    .poll(() => frame.locator('h1').evaluate((title) => getComputedStyle(title, '::before').content))
    .toBe('"メッセージ"')
  await expect.poll(() => early.some((path) => path.startsWith('/assets/recommendation-pages'))).toBe(true)
  expect(early).toContain('/config.json')
  expect(early.filter((path) => path.startsWith('/api/'))).toEqual([])
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'メッセージ' })).toBeVisible()
  await expect(frame).toBeHidden()

  await holdApp(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(frame.locator('[data-part=brand]')).toBeVisible()
  const guest = await openPhone({ cold: true, phone: 'b', path: null })
  await holdApp(guest)
  await guest.goto('/home', { waitUntil: 'commit' })
  await expect(guest.locator('.page-frame')).toBeAttached()
  await expect(guest.locator('.page-frame')).toBeHidden()
})

test('a host that answers every address with index.html shows no landing page instead', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ cold: true, path: null })
  const landing = await (await fetch(server.url)).text()
  await page.route('**/about/terms', (route) => route.fulfill({ contentType: 'text/html', body: landing }))
  const release = await holdApp(page)
  await page.goto('/about/terms', { waitUntil: 'commit' })
  await expect(page.locator('#root main')).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible()
})
