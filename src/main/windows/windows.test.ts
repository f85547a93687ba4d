import { BrowserWindow, nativeTheme, screen } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { localOrigins } from '../../contract/rules/hosts.ts'
import { ja } from '../copy.ts'
import type { Log } from '../log.ts'
import { defaultSettings } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'
import { Windows } from './windows.ts'
import { pageWebPreferences } from './workbench-window.ts'

const origins = localOrigins(4100)
const first = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const size = { width: 1000, height: 700, maximized: false, fullScreen: false }

/** The workbench's windows. `done` has what each one did, by its number. */
function someWindows(bounds: object = {}, isDark = false) {
  const done: unknown[] = []
  const made: object[] = []
  let loads: (() => Promise<void>)[] = []
  const others = [{ close: () => done.push('other close') }]
  const handlers: Map<string, () => void>[] = []
  const state = { isMinimized: false, isDestroyed: false, isFullScreen: false }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  lend(screen, { getAllDisplays: () => [first], getDisplayMatching: () => first })
  lend(nativeTheme, { shouldUseDarkColors: isDark })
  lend(BrowserWindow, {
    getAllWindows: () => others,
    create: (options: object) => {
      made.push(options)
      const number = made.length
      const heard = new Map<string, () => void>()
      handlers.push(heard)
      const note = (name: string) => (given?: string | boolean) =>
        void done.push(`${number} ${name}${given === undefined ? '' : ` ${given}`}`)
      const hear = (name: string, run: () => void) => {
        const former = heard.get(name)
        heard.set(name, () => (former?.(), run()))
      }
      return {
        ...{ on: hear, once: hear, show: note('show'), focus: note('focus'), restore: note('restore') },
        ...{ maximize: note('maximize') },
        setFullScreen: (on: boolean) => (note('full screen')(on), (state.isFullScreen = on)),
        isMinimized: () => state.isMinimized,
        isMaximized: () => true,
        isFullScreen: () => state.isFullScreen,
        isDestroyed: () => state.isDestroyed,
        getNormalBounds: () => ({ x: 1, y: 2, width: 3, height: 4 }),
        loadURL: (url: string) => (note('load')(url), loads.shift()?.() ?? Promise.resolve()),
        webContents: { once: hear, send: (channel: string, message: unknown) => done.push([number, channel, message]) },
      }
    },
  })
  const stored: object[] = []
  const errors: string[] = []
  const change = (fields: object) => (stored.push(fields), Promise.reject(new Error('disk full')))
  const settings = { get: () => ({ ...defaultSettings, window: { ...size, ...bounds } }), change }
  const windows = new Windows({
    settings: settings as unknown as SettingsStore,
    copy: () => ja,
    log: { error: (line: string) => errors.push(line) } as unknown as Log,
    url: origins.workbench,
  })
  const tell = (number: number, event: string) => handlers[number - 1]?.get(event)?.()
  return { windows, done, made, state, stored, errors, tell, nextLoads: (...next: typeof loads) => (loads = next) }
}

const load = `load ${origins.workbench}`

test('opens the workbench once, hidden until it is painted, and then shows it again', async () => {
  const { windows, done, made, state, tell } = someWindows()
  expect(windows.workbench()).toBeUndefined()
  await windows.show()
  expect(made).toEqual([
    {
      ...{ width: 1000, height: 700, minWidth: 960, minHeight: 640, show: false, backgroundColor: '#fbf7f5' },
      title: ja.windowTitle,
      webPreferences: { ...pageWebPreferences, preload: expect.stringMatching(/preload.index\.cjs$/) },
    },
  ])
  expect(done).toEqual([`1 ${load}`])
  tell(1, 'ready-to-show')
  await windows.show()
  state.isMinimized = true
  await windows.show()
  expect([done.slice(1), made.length]).toEqual([['1 show', '1 show', '1 focus', '1 restore', '1 show', '1 focus'], 1])
})

test.each(['ready-to-show', 'did-finish-load', 'two seconds'])(
  'shows its window once, at the first of its signs: %s',
  async (sign) => {
    const { windows, done, tell } = someWindows()
    await windows.show()
    vi.advanceTimersByTime(1_999)
    expect(done).toEqual([`1 ${load}`])
    if (sign === 'two seconds') vi.advanceTimersByTime(1)
    else tell(1, sign)
    expect(done.slice(1)).toEqual(['1 show'])
    for (const other of ['ready-to-show', 'did-finish-load']) tell(1, other)
    vi.advanceTimersByTime(5_000)
    expect(done.slice(1)).toEqual(['1 show'])
  },
)

test('never shows a window that was closed before its first paint', async () => {
  const { windows, done, tell } = someWindows()
  await windows.show()
  tell(1, 'closed')
  const before = done.length
  vi.advanceTimersByTime(5_000)
  expect(done.slice(before)).toEqual([])
})

test('starts although the page is reloaded during its first load', async () => {
  const { windows, nextLoads } = someWindows()
  const aborted = Object.assign(new Error("ERR_ABORTED (-3) loading 'x'"), { code: 'ERR_ABORTED', errno: -3 })
  nextLoads(() => Promise.reject(aborted))
  await expect(windows.show()).resolves.toBeUndefined()
  const { windows: others, nextLoads: nextOther } = someWindows()
  nextOther(() => Promise.reject(Object.assign(new Error('ERR_FAILED'), { code: 'ERR_FAILED' })))
  await expect(others.show()).rejects.toThrow('ERR_FAILED')
})

test('opens as it was closed: maximised, in full screen, in the colours of the theme', async () => {
  const { windows, done, made, tell } = someWindows({ x: 10, y: 20, maximized: true, fullScreen: true }, true)
  await windows.show()
  tell(1, 'ready-to-show')
  expect(made[0]).toMatchObject({ x: 10, y: 20, backgroundColor: '#1c141d' })
  expect(done.slice(1)).toEqual(['1 maximize', '1 show', '1 full screen true'])
})

test('stores where the window was when it closes, and logs when it cannot', async () => {
  const { windows, stored, errors, tell } = someWindows()
  await windows.show()
  tell(1, 'close')
  await Promise.resolve()
  const display = { id: 1, x: 0, y: 0 }
  expect([stored, errors]).toEqual([
    [{ window: { x: 1, y: 2, width: 3, height: 4, maximized: true, fullScreen: false, display } }],
    ['disk full'],
  ])
})

test.each([false, true])('a presentation is no full screen of the next start; its end restores %s', async (before) => {
  const { windows, done, state, stored, tell } = someWindows()
  windows.present(true)
  expect(done).toEqual([])
  await windows.show()
  state.isFullScreen = before
  windows.present(true)
  windows.present(true)
  expect(state.isFullScreen).toBe(true)
  tell(1, 'close')
  windows.present(false)
  expect(state.isFullScreen).toBe(before)
  state.isFullScreen = true
  tell(1, 'close')
  windows.present(false)
  expect(state.isFullScreen).toBe(false)
  expect(stored).toMatchObject([{ window: { fullScreen: before } }, { window: { fullScreen: true } }])
})

test('closes what pages have opened with the workbench, and opens a new one', async () => {
  const { windows, done, tell } = someWindows()
  await windows.show()
  await windows.reload()
  expect(done).toEqual([`1 ${load}`, `1 ${load}`])
  tell(1, 'closed')
  expect([done.at(-1), windows.workbench()]).toEqual(['other close', undefined])
  await windows.reload()
  expect(done.at(-1)).toBe(`2 ${load}`)
})

test('opens the workbench for a command or a target, and sends it when the page is there', async () => {
  const { windows, done, errors, nextLoads, tell, state } = someWindows()
  let arrive = () => {}
  nextLoads(() => new Promise((resolve) => (arrive = resolve)))
  const opening = windows.open({ kind: 'panel', key: 'sent-mail' })
  windows.command('palette')
  await Promise.resolve()
  expect(done).toEqual([`1 ${load}`, '1 show', '1 focus'])
  arrive()
  await opening
  await new Promise((resolve) => setImmediate(resolve))
  expect(done.slice(3)).toEqual(
    expect.arrayContaining([
      [1, 'bridge:open', { kind: 'panel', key: 'sent-mail' }],
      [1, 'bridge:command', 'palette'],
    ]),
  )
  tell(1, 'closed')
  const failing = () => Promise.reject(new Error('ERR_FAILED\nat x'))
  nextLoads(failing, failing)
  windows.command('palette')
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual(['ERR_FAILED'])
  // A window closed while it loads.
  tell(2, 'closed')
  state.isDestroyed = true
  await expect(windows.open({ kind: 'panel', key: 'x' })).resolves.toBeUndefined()
})

test('loads its page again when it is wanted after a load that failed', async () => {
  const { windows, done, nextLoads } = someWindows()
  await windows.show()
  nextLoads(() => Promise.reject(new Error('ERR_CONNECTION_REFUSED')))
  await expect(windows.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await windows.open({ kind: 'panel', key: 'outbox' })
  expect(done.slice(-2)).toEqual([`1 ${load}`, [1, 'bridge:open', { kind: 'panel', key: 'outbox' }]])
  await windows.show()
  expect(done.at(-1)).toBe('1 focus')
})
