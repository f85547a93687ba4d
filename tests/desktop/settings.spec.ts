import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Bridge } from '../../src/preload/bridge.ts'
import type { DesktopApp } from './support/desktop-app.ts'
import { test } from './support/fixtures.ts'

const readTheme = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { yoimachi } = window as unknown as { yoimachi: Bridge }
    return (await yoimachi.getSettings()).theme
  })

test('keeps settings, theme, port, window and full screen across a restart', async ({ start }) => {
  const app = await start({ port: null })
  const page = await app.window()
  await page.evaluate(async () => {
    const { yoimachi } = window as unknown as { yoimachi: Bridge }
    await yoimachi.changeSettings({ theme: 'dark' })
  })
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 50, width: 1200, height: 800 })
    BrowserWindow.getAllWindows()[0]?.setFullScreen(true)
  }, 0)
  const isFull = (one: DesktopApp) =>
    one.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen(), 0)
  await expect.poll(() => isFull(app)).toBe(true)
  expect(await app.end('SIGTERM')).toBe(0)

  const again = await start({ port: null })
  const window = await again.window()
  // On the same origin the stored sessions of the phones stay valid.
  expect(new URL(window.url()).origin).toBe(new URL(page.url()).origin)
  expect(await readTheme(window)).toBe('dark')
  expect(await window.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  const bounds = await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds(), 0)
  expect(bounds).toEqual({ x: 40, y: 50, width: 1200, height: 800 })
  await expect.poll(() => isFull(again)).toBe(true)
})

test('quarantines an unreadable settings file with a message and starts', async ({ start, userData }) => {
  mkdirSync(userData, { recursive: true })
  writeFileSync(join(userData, 'settings.json'), '{"version":1,"theme":')
  const app = await start()
  const page = await app.window()
  expect(await readTheme(page)).toBe('system')
  await expect.poll(() => app.output()).toContain('settings.unreadable-1.json')
  expect(readFileSync(join(userData, 'settings.unreadable-1.json'), 'utf8')).toBe('{"version":1,"theme":')
})
