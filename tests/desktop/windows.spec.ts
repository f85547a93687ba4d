import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Bridge } from '../../src/preload/bridge.ts'
import type { DesktopApp } from './support/desktop-app.ts'
import { test } from './support/fixtures.ts'

const phoneOf = (page: Page): string => new URL(page.url()).origin.replace('workbench.', 'a.')

const countWindows = (app: DesktopApp): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, 0)

/** Closes the window whose address contains a text. Waits for it, because a new window has no address yet. */
const closeWindow = (app: DesktopApp, part: string): Promise<void> =>
  expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }, text) => {
        const window = BrowserWindow.getAllWindows().find((it) => it.webContents.getURL().includes(text))
        window?.close()
        return window !== undefined
      }, part),
    )
    .toBe(true)

async function withTerms(app: DesktopApp): Promise<void> {
  const page = await app.window()
  const terms = `${phoneOf(page)}/about/terms`
  await page.evaluate((url) => void window.open(url), terms)
  await app.pageAt(terms)
  expect(await countWindows(app)).toBe(2)
}

test('shows the member app on the phones of the stage', async ({ start }) => {
  const page = await (await start({ phones: 'shown' })).window()
  for (const [phone, name] of [
    ['A', 'あかりさん'],
    ['B', 'はるとさん'],
  ] as const) {
    const app = page.frameLocator(`iframe[title="会員アプリ ${phone}"]`).frameLocator('iframe[title="会員アプリ"]')
    await expect(app.getByText(name)).toBeVisible()
  }
})

test('closes the terms window with the workbench, so that the app never runs without a window', async ({ start }) => {
  test.skip(process.platform === 'darwin', 'an app without windows goes on there')
  const app = await start()
  await withTerms(app)
  await closeWindow(app, '//workbench.')
  expect(await app.exited).toBe(0)
})

test('keeps the workbench when the terms window closes', async ({ app }) => {
  await withTerms(app)
  await closeWindow(app, '/about/terms')
  await expect.poll(() => countWindows(app)).toBe(1)
  await app.window()
})

test('opens presenter notes in a window of their own, not in a second workbench, and fills the screen with the stage', async ({
  app,
}) => {
  const page = await app.window()
  const address = new URL('/presenter', page.url()).href
  await page.evaluate((url) => void window.open(url, 'yoimachi-presenter', 'popup'), address)
  const notes = await app.pageAt(address)
  expect(await countWindows(app)).toBe(2)
  expect(await notes.evaluate(() => 'yoimachi' in window)).toBe(false)
  await notes.evaluate(() => location.assign('/storylines'))
  await expect.poll(() => app.output()).toContain('Refused to open')
  expect(notes.url()).toBe(address)
  const isFull = () =>
    app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .map((window) => window.isFullScreen())
          .includes(true),
      0,
    )
  await page.evaluate(() => (window as unknown as { yoimachi: Bridge }).yoimachi.setFullScreen(true))
  await expect.poll(isFull).toBe(true)
  await page.evaluate(() => (window as unknown as { yoimachi: Bridge }).yoimachi.setFullScreen(false))
  await expect.poll(isFull).toBe(false)
})

test('keeps running without windows on macOS and reopens the workbench from dock, menu and second start', async ({
  start,
}) => {
  const app = await start()
  await app.window()
  await app.evaluate(() => void Object.defineProperty(process, 'platform', { value: 'darwin' }), 0)
  await closeWindow(app, '//workbench.')
  await expect.poll(() => countWindows(app)).toBe(0)
  await app.evaluate(({ app: electronApp }) => void electronApp.emit('activate', {}, false), 0)
  await expect.poll(() => countWindows(app)).toBe(1)
  await app.window()
  await closeWindow(app, '//workbench.')
  await expect.poll(() => countWindows(app)).toBe(0)
  const press = app.evaluate(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'ファイル')
    file?.submenu?.items.find(({ label }) => label === 'ワークベンチを表示')?.click()
  }, 0)
  await press
  await expect.poll(() => countWindows(app)).toBe(1)
  await app.window()
  await closeWindow(app, '//workbench.')
  await expect.poll(() => countWindows(app)).toBe(0)
  const second = await start()
  expect(await second.exited).toBe(0)
  await expect.poll(() => countWindows(app)).toBe(1)
  await app.window()
})
