import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { DesktopApp, HasPreferences } from './support/desktop-app.ts'
import { test } from './support/fixtures.ts'

/** Phone origin of the window's server. */
function phoneOf(page: Page): string {
  return new URL(page.url()).origin.replace('workbench.', 'a.')
}

/** Records what would open in the system browser instead of opening it. */
function recordExternal(app: DesktopApp): Promise<void> {
  return app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = (url) => {
      opened.push(url)
      return Promise.resolve()
    }
  }, 0)
}

const readExternal = (app: DesktopApp): Promise<string[]> =>
  app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened, 0)

const countWindows = (app: DesktopApp): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, 0)

for (const [title, target] of [
  // Served by the same process, so an allowed page would load.
  ['a foreign name of the same server', (page: Page) => `http://127.0.0.1:${new URL(page.url()).port}/`],
  ['a phone', (page: Page) => `${phoneOf(page)}/`],
  ['another local server', () => 'http://workbench.yoimachi.localhost:9/'],
] as const) {
  test(`keeps the window on the workbench for ${title}`, async ({ app }) => {
    const page = await app.window()
    const before = page.url()
    await page.evaluate((url) => location.assign(url), target(page))
    await expect.poll(() => app.output()).toContain('Refused to open')
    expect(page.url()).toBe(before)
  })
}

test('lets the window navigate inside the workbench', async ({ app }) => {
  const page = await app.window()
  await page.evaluate(() => location.assign('/outbox'))
  await expect(page).toHaveURL(/\/outbox$/)
  expect(app.output()).not.toContain('Refused to open')
})

test('frames phones only', async ({ app }) => {
  const page = await app.window()
  const addFrame = (src: string): Promise<void> =>
    page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      return new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }))
    }, src)
  await addFrame(`${phoneOf(page)}/`)
  const isShown = (prefix: string): boolean => page.frames().some((frame) => frame.url().startsWith(prefix))
  expect(isShown(phoneOf(page))).toBe(true)
  expect(app.output()).not.toContain('Refused to open')
  const { origin, port } = new URL(page.url())
  for (const address of [`${origin}/?framed`, `http://127.0.0.1:${port}/`]) {
    await addFrame(address)
    expect(isShown(address)).toBe(false)
  }
})

test('PROF-36 opens a social account in the system browser and no other address', async ({ app }) => {
  const page = await app.window()
  await recordExternal(app)
  await page.evaluate(() => {
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'https://twitter.com/yoimachi']) window.open(url)
  })
  await expect.poll(() => readExternal(app)).toEqual(['https://twitter.com/yoimachi'])
  expect(await countWindows(app)).toBe(1)
})

test('opens a page of the member app in a plain window without the bridge', async ({ app }) => {
  const page = await app.window()
  const terms = `${phoneOf(page)}/about/terms`
  await page.evaluate((url) => void window.open(url), terms)
  const opened = await app.pageAt(terms)
  expect(await opened.evaluate(() => 'yoimachi' in window)).toBe(false)
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const child = BrowserWindow.getAllWindows().find((it) => it.webContents.getURL().includes('/about/terms'))
    return { ...(child?.webContents as unknown as HasPreferences | undefined)?.getLastWebPreferences() }
  }, 0)
  expect(preferences).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false })
  expect(preferences.preload).toBeUndefined()
})

test('opens a document of the operator desk in a plain window, not in a second workbench', async ({ app }) => {
  const page = await app.window()
  const { origin } = new URL(page.url())
  const picture = `${origin}/__control/operator/documents/1/picture`
  // A link that opens a new window, as on the desk.
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { href, target: '_blank', rel: 'noreferrer' })
    document.body.append(link)
    link.click()
  }, picture)
  const opened = await app.pageAt(picture)
  expect(await opened.evaluate(() => 'yoimachi' in window)).toBe(false)
  await opened.evaluate((url) => location.assign(url), `${origin}/outbox`)
  await expect.poll(() => app.output()).toContain('Refused to open')
  expect(opened.url()).toBe(picture)
  await page.evaluate((url) => void window.open(url), `${origin}/outbox`)
  await page.evaluate((url) => void window.open(url), `${origin}/__control/capsule`)
  expect(await countWindows(app)).toBe(2)
})

test('judges a redirect like any navigation and embeds nothing', async ({ app }) => {
  const page = await app.window()
  // No page of the app redirects or holds a view, so Electron's events are simulated.
  const refused = await app.evaluate(({ BrowserWindow }, phone) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const refusals: string[] = []
    const attempt = (event: string, url: string, isMainFrame: boolean) =>
      contents?.emit(event, {
        url,
        isMainFrame,
        preventDefault: () => void refusals.push(`${event} ${url}`),
      })
    attempt('will-redirect', 'https://example.com/', true)
    attempt('will-redirect', `${phone}/`, true)
    attempt('will-redirect', `${phone}/`, false)
    attempt('will-attach-webview', 'about:blank', true)
    return refusals
  }, phoneOf(page))
  expect(refused).toEqual([
    'will-redirect https://example.com/',
    `will-redirect ${phoneOf(page)}/`,
    'will-attach-webview about:blank',
  ])
})
