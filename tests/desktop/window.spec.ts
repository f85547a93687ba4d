import { expect } from '@playwright/test'
import type { HasPreferences } from './support/desktop-app.ts'
import { isRealElectron, test } from './support/fixtures.ts'

test('opens the workbench in the window after its first paint', async ({ app }) => {
  const page = await app.window()
  await expect(page).toHaveTitle(/宵待/)
  expect(new URL(page.url()).hostname).toBe('workbench.yoimachi.localhost')
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((it) => it.isVisible()), 0))
    .toEqual([true])
})

test('shows the window on Wayland, where the first paint of a hidden window may never be told', async ({ start }) => {
  test.skip(isRealElectron, 'needs a Wayland display there')
  const app = await start({ env: { WAYLAND_DISPLAY: 'wayland-0' } })
  await app.window()
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((it) => it.isVisible()), 0))
    .toEqual([true])
})

test('isolates and sandboxes its page without Node', async ({ app }) => {
  const page = await app.window()
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as HasPreferences
    return { ...contents.getLastWebPreferences() }
  }, 0)
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
  })
  expect(preferences.preload).toMatch(/index\.cjs$/)
  const globals = await page.evaluate(() => ['require', 'process', 'Buffer', 'module'].filter((name) => name in window))
  expect(globals).toEqual([])
})

test('listens on loopback only and prints both addresses', async ({ app }) => {
  await app.window()
  const [, port] = /^listening http:\/\/127\.0\.0\.1:(\d+)$/m.exec(app.output()) ?? []
  expect(Number(port)).toBeGreaterThan(0)
  expect(app.output()).toContain(`workbench http://workbench.yoimachi.localhost:${port}`)
})
