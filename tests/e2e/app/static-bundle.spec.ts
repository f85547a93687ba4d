import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test as base } from '../../support/fixtures.ts'
import { nextRelease } from '../../support/next-release.ts'
import { startStaticHost, type StaticHost } from '../../support/static-host.ts'
import { Visits } from '../../support/visits.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { HomePage } from '../page-models/home-page.ts'

const bundle = join(import.meta.dirname, '../../../dist/web')

interface Fixtures {
  /** The bundle as an operator deploys it. */
  host: StaticHost
  openBundle: (persona: string | null, path: string) => Promise<Page>
  releases: string
}

const test = base.extend<Fixtures>({
  host: async ({ server }, use) => {
    const host = await startStaticHost(bundle, server.url)
    await use(host)
    await host.stop()
  },
  openBundle: async ({ browser, host, server }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (persona, path) => {
      const session =
        persona === null ? {} : await server.control.post<Record<string, unknown>>('/sessions', { persona })
      const localStorage = ['access-token', 'client', 'uid', 'token-type', 'expiry'].flatMap((name) =>
        name in session ? [{ name, value: String(session[name]) }] : [],
      )
      const context = await browser.newContext({
        baseURL: host.url,
        viewport: { width: 390, height: 844 },
        locale: 'ja-JP',
        storageState: { cookies: [], origins: [{ origin: host.url, localStorage }] },
      })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of wanted fixtures from it
  releases: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'yoimachi-releases-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
})

/** A look costs little, and Playwright's own pauses grow to a second. */
const often = { intervals: [100], timeout: 30_000 }

/** Waits until a service worker controls this page with its caches. */
async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), often)
    .toBe('activated')
}

/** The cached releases when none is loading. */
const cachedReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const isUnderWay = registration?.installing ?? registration?.waiting
    return isUnderWay || registration?.active?.state !== 'activated' ? [] : caches.keys()
  })

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('offline the app opens, and nothing of a member was cached', async ({ openBundle }) => {
  const page = await openBundle('woman', '/home')
  await untilCached(page)
  // Pictures of people and API responses pass.
  await page.goto('/timeline')
  await expect(page.getByText(/^いいね残り\d+/)).toBeVisible()
  const allowed =
    /^\/(?:assets\/[^/]+|icons\/[^/]+|faq\/[^/]+|[\w/-]+\.html|favicon\.svg|manifest\.webmanifest|(?:config|legal)\.json)$/
  expect((await cachedPaths(page)).filter((path) => !allowed.test(path))).toEqual([])

  await page.context().setOffline(true)
  await page.goto('/home')
  await expect(page.getByText('インターネットに接続されていません。').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.goto('/home')
  await expect(page.locator('h1', { hasText: 'マイページ' })).toBeAttached()
})

test('an open page lives through five releases: every part of it is found, and what was typed stays', async ({
  // First, so that it goes last: the host answers until the page is closed.
  releases,
  host,
  openBundle,
}) => {
  test.slow()
  const page = await openBundle('woman', '/hona')
  await untilCached(page)
  const chat = new ChatPage(page)
  await chat.input.fill('まだ送っていない相談です')
  for (const number of [1, 2, 3, 4, 5]) {
    const folder = join(releases, String(number))
    nextRelease(bundle, folder, number)
    host.deploy(folder)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect.poll(() => cachedReleases(page), often).toContain(`yoimachi-release-release${number}`)
  }
  // Pages whose code this page has never requested.
  host.missing.length = 0
  await page.evaluate(() => void ((window as unknown as { kept: boolean }).kept = true))
  await page.getByRole('button', { name: '戻る' }).first().click()
  await new HomePage(page).closeDialogs()
  const bar = page.getByRole('navigation', { name: '主なページ' })
  for (const name of ['タイムライン', 'メッセージ', 'ホーム', 'プロフィール']) {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: '設定' }).click()
  await expect(page.getByText('アプリ内で新着を知らせる')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true)
  expect(host.missing).toEqual([])
  await expect(page.getByRole('button', { name: '再読み込み' })).toHaveCount(0)
  await page.goto('/hona')
  await expect(chat.input).toHaveValue('まだ送っていない相談です')
  expect(await page.locator('script[type=module]').first().getAttribute('src')).toMatch(/-5[\w-]{7}\.js$/)
})

test('a host that switches it off takes away what was kept, and so does the worker that retires it', async ({
  host,
  openBundle,
}) => {
  const page = await openBundle(null, '/login')
  await untilCached(page)
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  expect((await left()).length).toBeGreaterThan(1)
  host.instead.set('/config.json', '{ "offline": "off" }')
  await page.reload()
  await expect.poll(left, often).toEqual([])

  host.instead.delete('/config.json')
  await page.reload()
  await untilCached(page)
  host.instead.set('/service-worker.js', readFileSync(join(bundle, 'service-worker.off.js'), 'utf8'))
  // Also if the app no longer starts, because the browser requests the worker at every visit.
  host.instead.set('/config.json', null)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(left, often).toEqual([])
})

test('the headers of the bundle forbid what it does not need, and it needs nothing that they forbid', async ({
  openBundle,
}) => {
  test.slow()
  for (const [persona, paths] of [
    [null, ['/', '/login', '/signup', '/about/law']],
    ['woman', ['/home', '/timeline', '/recommends', '/hona', '/femaleform', '/settings', '/payment_select']],
    ['man', ['/home', '/recommends/male', '/rankrequest', '/form', '/shop']],
  ] as const) {
    const page = await openBundle(persona, '/about/terms')
    const refused: string[] = []
    await page.exposeFunction('noteRefusal', (text: string) => refused.push(text))
    await page.addInitScript(() => {
      const { noteRefusal } = window as unknown as { noteRefusal: (text: string) => void }
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        noteRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
      )
    })
    const visits = new Visits(page)
    for (const path of paths) {
      // Each open page has a document of its own.
      await (persona === null ? visits.load(path) : visits.open(path))
      // By its tag, because it has no role behind an automatic dialog.
      await expect(page.locator('main').first()).not.toBeEmpty()
    }
    expect(refused).toEqual([])
    const attempts = await page.evaluate(() => {
      const refusedBy = (work: () => void) => {
        try {
          work()
          return 'nothing'
        } catch (error) {
          return error instanceof Error ? error.name : String(error)
        }
      }
      return [
        refusedBy(() => void (document.createElement('div').innerHTML = '<b>text</b>')),
        refusedBy(() => void (document.createElement('script').src = 'https://elsewhere.example/a.js')),
      ]
    })
    expect(attempts).toEqual(['TypeError', 'TypeError'])
  }
})

test('what a page begins with says what it must be, byte by byte, and does not run otherwise', async ({
  host,
  openBundle,
}) => {
  const page = await openBundle(null, '/about/law')
  for (const path of ['/about/law', '/login', '/home']) {
    const html = await (await page.request.get(`${host.url}${path}`)).text()
    const tags = html.match(/<(?:script|link)[^>]+\/assets\/[^>]+>/g) ?? []
    expect(tags.length, path).toBeGreaterThan(3)
    expect(
      tags.filter((tag) => !/ integrity="sha384-[\w+/=]{64}"/.test(tag)),
      path,
    ).toEqual([])
  }
  const entry = await page.locator('script[type=module]').getAttribute('src')
  const source = readFileSync(join(bundle, entry ?? ''), 'utf8')
  host.instead.set(entry ?? '', `document.title = 'changed on the way';${source}`)
  const other = await openBundle(null, '/about/terms')
  await other.waitForLoadState('networkidle')
  await expect(other).not.toHaveTitle('changed on the way')
})
