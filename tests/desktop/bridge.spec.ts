import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Bridge, BridgeMethod } from '../../src/preload/bridge.ts'
import type { HasPreferences } from './support/desktop-app.ts'
import { isRealElectron, test } from './support/fixtures.ts'

/** Calls the bridge in the page; returns a rejection as text. */
function call(page: Page, method: BridgeMethod, argument?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([name, value]) => {
      const { yoimachi } = window as unknown as {
        yoimachi: Record<string, (value: unknown) => Promise<unknown>>
      }
      try {
        return await yoimachi[name as string]?.(value)
      } catch (error) {
        return `rejected: ${(error as Error).message}`
      }
    },
    [method, argument],
  )
}

test('returns version and platform as appInfo', async ({ app }) => {
  const page = await app.window()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await call(page, 'appInfo')).toMatchObject({ version, platform: process.platform })
})

test('exposes the methods of the bridge and nothing of Electron', async ({ app }) => {
  const page = await app.window()
  const names = await page.evaluate(() => Object.keys((window as unknown as { yoimachi: object }).yoimachi))
  expect(names.toSorted()).toEqual([
    'appInfo',
    'changeSettings',
    'chooseDataFolder',
    'connectBackend',
    'getSettings',
    'offerPanels',
    'onCommand',
    'onOpen',
    'openCapsule',
    'openDropped',
    'openExternal',
    'saveCapsule',
    'setFullScreen',
    'showLog',
    'takePicture',
  ])
})

test('refuses a page other than the workbench, even with the bridge', async ({ app }) => {
  const workbench = await app.window()
  const phone = new URL(workbench.url()).origin.replace('workbench.', 'b.')
  await app.evaluate(({ BrowserWindow }, url) => {
    const workbenchContents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as HasPreferences
    const preload = workbenchContents.getLastWebPreferences()?.preload ?? ''
    const foreign = new BrowserWindow({
      show: false,
      webPreferences: { preload, contextIsolation: true, sandbox: true },
    })
    void foreign.loadURL(url)
  }, `${phone}/`)
  const page = await app.pageAt(phone)
  await page.waitForLoadState()
  expect(await call(page, 'getSettings')).toContain('the page is not the workbench')
  expect(await call(page, 'changeSettings', { theme: 'dark' })).toContain('the page is not the workbench')
  expect(await call(workbench, 'getSettings')).toMatchObject({
    theme: 'system',
    backend: null,
    dataDir: null,
  })
})

test('refuses wrong arguments without changes', async ({ app }) => {
  const page = await app.window()
  for (const [method, argument] of [
    ['changeSettings', { theme: 'neon' }],
    ['changeSettings', { backend: 'https://api.example.com' }],
    ['changeSettings', undefined],
    ['changeSettings', { dataDir: '/etc' }],
    ['changeSettings', { fixedPort: 70_000 }],
    ['changeSettings', { recentFiles: ['/etc/passwd'] }],
    ['offerPanels', [{ key: '../x', title: 'x' }]],
    ['showLog', '/etc/passwd'],
    ['setFullScreen', 'yes'],
    ['chooseDataFolder', '/etc'],
    ['openExternal', 'https://example.com/'],
    ['openExternal', 'file:///etc/passwd'],
    ['openCapsule', '/etc/passwd'],
    ['saveCapsule', { name: '../../up.yoimachi', content: '{}' }],
    ['saveCapsule', { name: 'world.sh', content: '{}' }],
    ['takePicture', { x: 0, y: 0, width: 0, height: 10 }],
    ['connectBackend', 'http://api.example.com'],
    ['getSettings', { all: true }],
  ] as const) {
    expect(await call(page, method, argument), `${method} ${JSON.stringify(argument)}`).toContain(
      `Failed to call ${method}`,
    )
  }
  expect(await call(page, 'getSettings')).toMatchObject({ theme: 'system', backend: null, dataDir: null })
})

test('passes an allowed address to the system in openExternal', async ({ app }) => {
  const page = await app.window()
  await app.evaluate(({ shell }) => {
    shell.openExternal = (url) => {
      Object.assign(globalThis, { opened: url })
      return Promise.resolve()
    }
  }, 0)
  await call(page, 'openExternal', 'https://x.com/yoimachi')
  expect(await app.evaluate(() => (globalThis as unknown as { opened: string }).opened, 0)).toBe(
    'https://x.com/yoimachi',
  )
})

test('saves a capsule at the chosen path, and opens the chosen one by its path', async ({ app, configHome }) => {
  const page = await app.window()
  const path = join(configHome, 'evening.yoimachi')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, path)
  const content = await page.evaluate(async () => (await fetch('/__control/capsule')).text())
  expect(await call(page, 'saveCapsule', { name: 'evening.yoimachi', content })).toBe(path)
  expect(readFileSync(path, 'utf8')).toBe(content)
  expect(existsSync(`${path}.part`)).toBe(false)
  const picture = await call(page, 'takePicture', { x: 0, y: 0, width: 30, height: 20 })
  expect(Buffer.from(String(picture), 'base64').readUInt32BE(16)).toBe(30)
  // The menu zooms the page; the picture still shows the named area of it.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(2), 0)
  const zoomed = await call(page, 'takePicture', { x: 0, y: 0, width: 30, height: 20 })
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1), 0)
  expect(Buffer.from(String(zoomed), 'base64').readUInt32BE(16)).toBe(isRealElectron ? 60 : 30)
  expect(await call(page, 'openCapsule')).toBeUndefined()
  await expect(page.getByText('「evening.yoimachi」を開きました')).toBeVisible()
})

test('opens and writes nothing when the file dialogs are closed', async ({ app }) => {
  const page = await app.window()
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] })
  }, 0)
  expect(await call(page, 'saveCapsule', { name: 'evening.yoimachi', content: '{}' })).toBeNull()
  expect(await call(page, 'openCapsule')).toBeUndefined()
})

test('restarts the server on its port with its world on connectBackend and reloads the workbench', async ({
  start,
}) => {
  const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
  const page = await app.window()
  const origin = new URL(page.url()).origin
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ to: '2026-12-24T19:30:00+09:00' })
    const headers = { 'content-type': 'application/json' }
    const { status: answered } = await fetch('/__control/clock', { method: 'POST', headers, body })
    const host = window as unknown as { yoimachi: Bridge; isFormerPage: boolean }
    host.isFormerPage = true
    void host.yoimachi.connectBackend(null)
    return answered
  })
  expect(status).toBe(200)
  await expect
    .poll(() => page.evaluate(() => 'isFormerPage' in window).catch(() => true), {
      message: 'the page is new',
    })
    .toBe(false)
  expect(new URL(page.url()).origin).toBe(origin)
  const clock = await page.evaluate(async () => (await fetch('/__control/clock')).text())
  expect(clock).toContain('2026-12-24T19:30:00')
})
