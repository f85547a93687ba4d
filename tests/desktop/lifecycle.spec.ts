import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { jumpTo, readNow } from './support/clock.ts'
import { test } from './support/fixtures.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} saves the world and ends with code 0`, async ({ start, userData }) => {
    const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
    expect(await jumpTo(await app.window(), '2026-12-24T19:30:00+09:00')).toBe(200)
    expect(await app.end(signal)).toBe(0)
    // The store lets its folder go only once it is closed.
    expect(existsSync(join(userData, 'world/lock'))).toBe(false)
    const again = await start()
    expect(await readNow(await again.window())).toContain('2026-12-24T19:30:00')
  })
}

test('closing the last window ends the app with code 0 and saves', async ({ start }) => {
  test.skip(process.platform === 'darwin', 'an app without windows goes on there')
  const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
  expect(await jumpTo(await app.window(), '2026-12-24T19:30:00+09:00')).toBe(200)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), 0)
  expect(await app.exited).toBe(0)
  const again = await start()
  expect(await readNow(await again.window())).toContain('2026-12-24T19:30:00')
})

test('a second start shows the first window, says what it could not do, and ends', async ({ start }) => {
  const app = await start()
  await app.window()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), 0)
  const second = await start()
  expect(await second.exited).toBe(0)
  expect(second.output()).toMatch(/^Yoimachi is already running; its window is shown\. .*--seed/m)
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized(), 0))
    .toBe(false)
})

test('a second start with a wrong option is told so', async ({ start }) => {
  const app = await start()
  await app.window()
  const second = await start({ args: ['--colour', 'plum'] })
  expect(await second.exited).toBe(2)
})

test('a wrong option: one line and exit code 2', async ({ start }) => {
  const app = await start({ args: ['--members', 'many'] })
  expect(await app.exited).toBe(2)
  expect(app.output()).toMatch(/^--members takes a whole number from 0 to 100000, not many\.$/m)
})

test('a busy port: one line and exit code 3', async ({ start, configHome }) => {
  const app = await start()
  const { port } = new URL((await app.window()).url())
  const other = await start({ configHome: join(configHome, 'other'), port: Number(port) })
  expect(await other.exited).toBe(3)
  expect(other.output()).toContain(`Failed to listen on port ${port}`)
})

test('a data folder that is a file: one line and exit code 4', async ({ start, configHome }) => {
  mkdirSync(configHome, { recursive: true })
  const file = join(configHome, 'no-folder')
  writeFileSync(file, '')
  const app = await start({ args: ['--data', file] })
  expect(await app.exited, app.output()).toBe(4)
  expect(app.output()).toContain('Failed to')
})
