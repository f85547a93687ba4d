import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Bridge } from '../../src/preload/bridge.ts'
import { jumpTo, readNow } from './support/clock.ts'
import { recordDialogs } from './support/dialogs.ts'
import { test } from './support/fixtures.ts'

const reportsIn = (userData: string): string[] =>
  readdirSync(join(userData, 'logs'))
    .filter((name) => name.startsWith('report-'))
    .map((name) => readFileSync(join(userData, 'logs', name), 'utf8'))

test('reopens a crashed workbench on its panel with a report and leaves the world unchanged', async ({
  start,
  userData,
}) => {
  const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00'] })
  const page = await app.window()
  await page.goto(`${new URL(page.url()).origin}/outbox`)
  expect(await jumpTo(page, '2026-12-24T19:30:00+09:00')).toBe(200)
  const dialogs = await recordDialogs(app, 0)
  const backAfterMs = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents) throw new Error('there is no window')
    const gone = new Promise<number>((done) => contents.once('render-process-gone', () => done(performance.now())))
    const back = new Promise<number>((done) => contents.once('did-finish-load', () => done(performance.now())))
    contents.forcefullyCrashRenderer()
    return (await back) - (await gone)
  }, 0)
  const again = await app.pageAt(`${new URL(page.url()).origin}/outbox`)
  console.log(`back after ${Math.round(backAfterMs)} ms`)
  expect(backAfterMs).toBeLessThan(process.env.CI === undefined ? 5000 : 10_000)
  expect(await readNow(again)).toContain('2026-12-24T19:30:00')
  await expect.poll(() => dialogs.messages()).toEqual(['画面が止まったため、開き直しました'])
  const [report = ''] = reportsIn(userData)
  expect(report).toContain('画面が止まりました')
  expect(report).toContain('crashed')
})

test('reopens a page that keeps crashing only on request', async ({ start }) => {
  const app = await start()
  await app.window()
  const dialogs = await recordDialogs(app, 1)
  for (let death = 0; death < 4; death += 1) {
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      contents?.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 })
    }, 0)
  }
  // The second button exits the app.
  expect(await app.exited).toBe(0)
  expect(dialogs.last()).toContain('画面が繰り返し止まっています')
})

test('offers a new start when the server starts with neither backend', async ({ start, userData }) => {
  const app = await start()
  const page = await app.window()
  const dialogs = await recordDialogs(app, 1)
  // A file that no start can read.
  writeFileSync(join(userData, 'world/contract-drift.json'), '{')
  await page.evaluate(() => {
    const { yoimachi } = window as unknown as { yoimachi: Bridge }
    yoimachi.connectBackend('https://api.example.com').catch(() => {})
  })
  // The second button exits the app.
  expect(await app.exited).toBe(0)
  expect(dialogs.last()).toContain('サーバーを起動し直せませんでした')
})

test('closes its question when the page responds again', async ({ app, appData }) => {
  const reported = reportsIn(appData)
  await app.window()
  const asked = await app.evaluate(async ({ BrowserWindow, dialog }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    let taken = 0
    dialog.showMessageBox = (...given: unknown[]) => {
      const { signal } = given.at(-1) as { signal: AbortSignal }
      return new Promise((done) => {
        signal.addEventListener('abort', () => {
          taken += 1
          done({ response: 0, checkboxChecked: false })
        })
      })
    }
    for (const event of ['unresponsive', 'unresponsive', 'responsive'] as const) contents?.emit(event)
    // The answer of the closed question is handled before the next turn of the event loop.
    await new Promise((done) => setImmediate(done))
    // A page may hang and be asked about again.
    for (const event of ['unresponsive', 'responsive'] as const) contents?.emit(event)
    return taken
  }, 0)
  expect(asked).toBe(2)
  expect(reportsIn(appData)).toEqual(reported)
})

test('keeps running when the terminal is closed', async ({ app }) => {
  const page = await app.window()
  await app.evaluate(() => {
    process.stdout.emit('error', new Error('EPIPE'))
    process.stderr.emit('error', new Error('EPIPE'))
  }, 0)
  expect(await page.evaluate(async () => (await fetch('/__control/clock')).status)).toBe(200)
})

test('reports an unhandled rejection and a dead helper process and keeps running; reopens a hung page on request', async ({
  start,
  userData,
}) => {
  const app = await start()
  const page = await app.window()
  await app.evaluate(({ app: electronApp }) => {
    void Promise.reject(new Error('nobody listens'))
    electronApp.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 })
    electronApp.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 })
  }, 0)
  // A report that is just created has no text yet.
  for (const text of ['nobody listens', 'GPU']) await expect.poll(() => reportsIn(userData).join('\n')).toContain(text)
  expect(reportsIn(userData)).toHaveLength(2)
  expect(await page.evaluate(async () => (await fetch('/__control/clock')).status)).toBe(200)

  const dialogs = await recordDialogs(app, 1)
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.emit('unresponsive')
  }, 0)
  await expect.poll(() => dialogs.messages()).toContain('画面が応答していません')
  await expect.poll(() => dialogs.messages()).toContain('画面が止まったため、開き直しました')
  await app.pageAt(new URL(page.url()).origin)
  expect(reportsIn(userData)).toHaveLength(3)
})

test('exits with one line, code 1 and a report on an uncaught error, and saves the world', async ({
  start,
  userData,
}) => {
  const app = await start({ args: ['--now', '2026-11-20T12:00:00+09:00', '--log', 'silent'] })
  expect(await jumpTo(await app.window(), '2026-12-24T19:30:00+09:00')).toBe(200)
  await app.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of nowhere')
    }, 0)
  }, 0)
  expect(await app.exited).toBe(1)
  expect(app.output()).toContain('Failed to continue: out of nowhere. The world was saved. Start again.')
  expect(app.output()).not.toContain('    at ')
  expect(reportsIn(userData).join('\n')).toContain('out of nowhere')
  const again = await start()
  expect(await readNow(await again.window())).toContain('2026-12-24T19:30:00')
})
