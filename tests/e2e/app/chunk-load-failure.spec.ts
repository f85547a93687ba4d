import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' }

test('keeps page and input and offers a reload when a release has removed a part', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  await page.route('**/assets/nav-pages-layers-*.js', (route) => route.fulfill(gone))
  await page.goto('/femaleform')
  const name = page.getByRole('textbox').first()
  await name.fill('すずらん')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  const offer = page.getByRole('button', { name: '再読み込み' })
  await expect(offer).toBeVisible()
  await expect(page.getByText('宵待が新しくなりました。')).toBeVisible()
  await expect(name).toHaveValue('すずらん')
  await page.unroute('**/assets/nav-pages-layers-*.js')
  await offer.click()
  await expect(offer).toHaveCount(0)
  await expect(name).toHaveValue('すずらん')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
})

test('a page whose code is gone offers to reload, and reloading opens it', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, path: null })
  await page.route('**/assets/auth-pages-*.js', (route) => route.fulfill(gone))
  await page.addInitScript(() =>
    document.addEventListener('app-ready', () => document.documentElement.setAttribute('data-ready', '')),
  )
  await page.goto('/')
  // Before the app has started, the rendered link is plain and the browser would load /signup itself.
  await page.locator(':root[data-ready]').waitFor()
  await page.getByRole('link', { name: '新規登録' }).first().click()
  await expect(page).toHaveURL(/\/signup$/)
  const offer = page.getByRole('button', { name: '再読み込み' })
  await offer.waitFor()
  await page.unroute('**/assets/auth-pages-*.js')
  await offer.click()
  await expect(page.getByLabel('メールアドレス').first()).toBeVisible()
})

test('the app’s own code missing at the start is said, and reloading mends it', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, path: null })
  await page.route('**/assets/start-*.js', (route) => route.fulfill(gone))
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('読み込めませんでした。')
  await expect(page.locator('.late-notice')).toHaveCount(0)
  await page.unroute('**/assets/start-*.js')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByLabel('メールアドレス')).toBeVisible()
})

const startFiles = ['index', 'rolldown-runtime', 'react', 'start', 'first-paint'] as const

/** Loses the first responses of a file; returns how many are still to be lost. */
async function lose(page: Page, file: string, times: number): Promise<() => number> {
  let left = times
  await page.route(`**/assets/${file}-*.js`, (route) => (left-- > 0 ? route.abort() : route.continue()))
  return () => Math.max(left, 0)
}

for (const file of startFiles)
  test(`a page opens by itself after the response with ${file} was lost`, async ({ openPhone }) => {
    for (const [persona, path, sign] of [
      [undefined, '/login', 'ログイン'],
      ['woman', '/footprints', '足跡'],
    ] as const) {
      const page = await openPhone({ cold: true, path: null, ...(persona && { persona }) })
      const left = await lose(page, file, 1)
      await page.addInitScript(() =>
        document.addEventListener('app-ready', () => document.documentElement.setAttribute('data-ready', '')),
      )
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator(':root[data-ready]')).toHaveCount(1)
      expect(left(), path).toBe(0)
      await expect(page.getByRole('heading', { name: sign }).first(), path).toBeVisible()
      await expect(page.locator('.late-notice'), path).toHaveCount(0)
    }
  })

test('an entry that never comes is asked for three times more, then the document says what to do', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  await page.clock.install()
  const left = await lose(page, 'index', 5)
  await page.goto('/home')
  for (const tries of [4, 3, 2, 1]) {
    await expect.poll(left).toBe(tries)
    await page.clock.runFor(10_000)
  }
  await page.clock.runFor(60_000)
  expect(left()).toBe(1)
  const notice = page.locator('.late-notice')
  // The entry is asked for before the notice below it is parsed: only its own element says that it is waiting.
  const endWait = () => notice.evaluate((node) => node.getAnimations().forEach((animation) => animation.finish()))
  await expect(notice).toContainText('まだ読み込めていません。')
  await expect(notice).toBeHidden()
  await endWait()
  await expect(notice).toBeVisible()
  const reload = page.getByRole('link', { name: '再読み込み' })
  await reload.click()
  await expect.poll(left).toBe(0)
  await endWait()
  await page.unroute('**/assets/index-*.js')
  await reload.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('offline at the start or on the way to a page: both load by themselves when the connection is back', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, path: null })
  let cut = true
  await page.route('**/assets/{start,auth-pages}-*.js', (route) => (cut ? route.abort() : route.continue()))
  const setOnline = async (on: boolean) => {
    cut = !on
    await page.context().setOffline(!on)
  }
  await page.addInitScript(() => {
    // The document is loaded; the connection breaks just after it.
    if (!sessionStorage.getItem('begun'))
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    sessionStorage.setItem('begun', 'yes')
  })
  await page.goto('/')
  // The page is visible; presses wait for the app.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(menu).toHaveCount(0)
  cut = false
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)

  await setOnline(false)
  await page.getByRole('link', { name: '新規登録' }).first().click()
  await expect(page.getByText('インターネットに接続されていません。')).toBeVisible()
  await setOnline(true)
  await expect(page.getByRole('heading', { name: '新規登録' })).toBeVisible()
})
