import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { jumpTo, readNow } from './support/clock.ts'
import { test } from './support/fixtures.ts'

test('every signal that ends a program saves the world and exits with code 0', async ({ start, userData }) => {
  let app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
  for (const [signal, time] of [
    ['SIGINT', '2026-12-24T19:30:00'],
    ['SIGTERM', '2026-12-25T08:00:00'],
    ['SIGHUP', '2026-12-26T08:00:00'],
    ['SIGQUIT', '2026-12-27T08:00:00'],
  ] as const) {
    expect(await jumpTo(await app.window(), `${time}+09:00`)).toBe(200)
    expect(await app.end(signal), signal).toBe(0)
    // The store releases its folder only when it is closed.
    expect(existsSync(join(userData, 'world/lock')), signal).toBe(false)
    // oxlint-disable-next-line no-await-in-loop -- each start opens what the last one saved
    app = await start()
    expect(await readNow(await app.window()), signal).toContain(time)
  }
})

test('saves and exits with code 0 when the last window closes', async ({ start }) => {
  test.skip(process.platform === 'darwin', 'an app without windows goes on there')
  const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
  expect(await jumpTo(await app.window(), '2026-12-24T19:30:00+09:00')).toBe(200)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), 0)
  expect(await app.exited).toBe(0)
  const again = await start()
  expect(await readNow(await again.window())).toContain('2026-12-24T19:30:00')
})

test('a second start: beside the first, with a wrong option, and elsewhere on the same port', async ({
  start,
  configHome,
}) => {
  const app = await start()
  const page = await app.window()

  await test.step('shows the first window on a second start, reports what it could not do, and exits', async () => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), 0)
    const second = await start()
    expect(await second.exited).toBe(0)
    expect(second.output()).toMatch(/^Yoimachi is already running; its window is shown\. .*--seed/m)
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized(), 0))
      .toBe(false)
  })

  await test.step('reports a wrong option of a second start', async () => {
    const second = await start({ args: ['--colour', 'plum'] })
    expect(await second.exited).toBe(2)
  })

  await test.step('prints one line and exits with code 3 for a busy port', async () => {
    const { port } = new URL(page.url())
    const other = await start({ configHome: join(configHome, 'other'), port: Number(port) })
    expect(await other.exited).toBe(3)
    expect(other.output()).toContain(`Failed to listen on port ${port}`)
  })
})

test('prints one line and exits with code 2 for a wrong option', async ({ start }) => {
  const app = await start({ args: ['--members', 'many'] })
  expect(await app.exited).toBe(2)
  expect(app.output()).toMatch(/^--members takes a whole number from 0 to 100000, not many\.$/m)
})

test('prints one line and exits with code 4 for a data folder that is a file', async ({ start, configHome }) => {
  mkdirSync(configHome, { recursive: true })
  const file = join(configHome, 'no-folder')
  writeFileSync(file, '')
  const app = await start({ args: ['--data', file] })
  expect(await app.exited, app.output()).toBe(4)
  expect(app.output()).toContain('Failed to')
})
