import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog, ipcMain, nativeTheme, shell } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { localOrigins } from '../../contract/rules/hosts.ts'
import type { BridgeMethod } from '../../preload/bridge.ts'
import { en } from '../copy.ts'
import type { Log } from '../log.ts'
import { defaultSettings } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'
import { registerBridge } from './register.ts'

const origins = localOrigins(4100)
const workbench = { url: `${origins.workbench}/?panel=outbox`, parent: null }

/** The bridge as a page sees it. `told` has what the page made the app do. */
function aBridge(stored: object = {}) {
  const handlers = new Map<string, (event: object, raw: unknown) => Promise<unknown>>()
  lend(ipcMain, { handle: (channel: string, run: () => Promise<unknown>) => handlers.set(channel, run) })
  let settings = { ...defaultSettings, ...stored }
  const told: unknown[] = []
  const note = (name: string) => (given?: unknown) => void told.push([name, given])
  const store = {
    get: () => settings,
    change: (fields: object) => {
      told.push(['change', fields])
      return Promise.resolve((settings = { ...settings, ...fields }))
    },
  }
  const zoom = { factor: 1 }
  const picture = { isEmpty: () => false, toPNG: () => Buffer.from('png') }
  const shown: { window: object | undefined } = {
    window: {
      webContents: {
        getZoomFactor: () => zoom.factor,
        capturePage: (area: object) => Promise.resolve((note('capture')(area), picture)),
      },
    },
  }
  registerBridge(
    {
      ...{ settings: store as unknown as SettingsStore, copy: () => en, log: { path: '/logs/yoimachi.log' } as Log },
      ...{
        openFile: note('open'),
        remember: note('remember'),
        present: note('full screen'),
        showPanels: note('panels'),
      },
      workbench: () => shown.window as never,
      connectBackend: (backend) => Promise.resolve(note('connect')(backend)),
    },
    origins,
  )
  const call = (method: BridgeMethod, raw?: unknown, senderFrame: object | null = workbench) =>
    handlers.get(`bridge:${method}`)?.({ senderFrame }, raw)
  return { call, told, shown, picture, zoom }
}

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-bridge-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each<[string, object | null]>([
  ['a phone', { url: `${origins.phones[0]}/`, parent: null }],
  ['a frame of the workbench', { url: workbench.url, parent: workbench }],
  ['a page that is gone', null],
])('refuses a call of %s', async (_, frame) => {
  const { call, told } = aBridge()
  await expect(call('setFullScreen', true, frame)).rejects.toThrow('Failed to call setFullScreen: the page is not')
  expect(told).toEqual([])
})

const file = { name: 'evening.yoimachi', content: '{}' }
const area = { x: 0, y: 0, width: 1, height: 20_000 }
const panel = { key: 'sent-mail', title: '送信メール', english: 'Sent Mail' }

test.each<[BridgeMethod, unknown]>([
  ['appInfo', 1],
  ['openExternal', 'https://example.com/'],
  ['openExternal', 'http://x.com/'],
  ...[
    'a/b.yoimachi',
    'a\\b.yoimachi',
    'a\0.yoimachi',
    '.yoimachi',
    'evening.json',
    'x.yoimachi.exe',
    `${'x'.repeat(121)}.yoimachi`,
  ].map((name): [BridgeMethod, unknown] => ['saveCapsule', { ...file, name }]),
  ['saveCapsule', { ...file, content: 1 }],
  ['openDropped', 'evening.yoimachi'],
  ['openDropped', `/${'x'.repeat(4096)}`],
  ...[{ x: -1 }, { y: -1 }, { x: 20_001 }, { width: 0 }, { height: 0 }, { height: 20_001 }, { x: 0.5 }].map(
    (change): [BridgeMethod, unknown] => ['takePicture', { ...area, ...change }],
  ),
  ...[
    { theme: 'neon' },
    { language: 'fr' },
    { fixedPort: 0 },
    { log: 'loud' },
    { dataDir: '/' },
    { backend: null },
  ].map((change): [BridgeMethod, unknown] => ['changeSettings', change]),
  ['connectBackend', 'http://api.example.com'],
  ...[
    { key: 'Sent' },
    { key: '' },
    { key: 'x'.repeat(41) },
    { title: '' },
    { english: '' },
    { title: 'x'.repeat(61) },
  ].map((change): [BridgeMethod, unknown] => ['offerPanels', [{ ...panel, ...change }]]),
  ['offerPanels', Array.from({ length: 41 }, () => panel)],
  ['setFullScreen', 'yes'],
])('%s refuses %j, and says what it takes', async (method, raw) => {
  const { call, told } = aBridge()
  await expect(call(method, raw)).rejects.toThrow(new RegExp(`^Failed to call ${method}: .{15,}\\.$`))
  expect(told).toEqual([])
})

test('tells the page of versions, settings it may know, and nothing of files', async () => {
  lend(app, { getVersion: () => '1.2.3' })
  const { call } = aBridge({ fixedPort: 4100, recentFiles: ['/home/x.yoimachi'] })
  expect(await call('appInfo')).toEqual({ version: '1.2.3', platform: process.platform, electron: '', chrome: '' })
  const { theme, backend, language, dataDir, log } = defaultSettings
  expect(await call('getSettings')).toEqual({ theme, backend, language, fixedPort: 4100, dataDir, log })
})

test('PROF-36 opens social accounts in the browser of the system', async () => {
  const openExternal = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve())
  lend(shell, { openExternal })
  await aBridge().call('openExternal', 'https://x.com/yoimachi')
  expect(openExternal.mock.calls).toEqual([['https://x.com/yoimachi']])
})

/** Dialogs that choose this path, or nothing. They note their options. */
function aDialog(path: string | undefined) {
  const asked: object[] = []
  const canceled = path === undefined
  lend(dialog, {
    showOpenDialog: (options: object) =>
      Promise.resolve((asked.push(options), { canceled, filePaths: canceled ? [] : [path] })),
    showSaveDialog: (options: object) => Promise.resolve((asked.push(options), { canceled, filePath: path ?? '' })),
  })
  return asked
}

const filters = [{ name: en.capsuleFilter, extensions: ['yoimachi', 'json'] }]

test('opens the capsule that a person chooses or drops, by its path', async () => {
  const asked = aDialog('/home/evening.yoimachi')
  const { call, told } = aBridge()
  expect([await call('openCapsule'), await call('openDropped', '/home/dropped.yoimachi')]).toEqual([undefined, true])
  expect(asked).toEqual([{ title: en.openCapsule, properties: ['openFile'], filters }])
  expect(told).toEqual([
    ['open', '/home/evening.yoimachi'],
    ['open', '/home/dropped.yoimachi'],
  ])
})

test('saves a capsule where a person chooses, whole, and remembers it', async () => {
  const folder = aFolder()
  const path = join(folder, 'mine.yoimachi')
  const asked = aDialog(path)
  const { call, told } = aBridge()
  expect(await call('saveCapsule', file)).toBe(path)
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['{}', ['mine.yoimachi']])
  expect([asked, told]).toEqual([[{ title: en.saveCapsule, defaultPath: file.name, filters }], [['remember', path]]])
})

test('gives a saved capsule its ending where the dialog gave it none, unless that would replace another file', async () => {
  const folder = aFolder()
  aDialog(join(folder, '宵 🌙'))
  const { call, told } = aBridge()
  const path = join(folder, '宵 🌙.yoimachi')
  expect([await call('saveCapsule', file), told]).toEqual([path, [['remember', path]]])
  expect(await call('saveCapsule', { ...file, content: 'other' })).toBe(join(folder, '宵 🌙'))
  expect([readFileSync(path, 'utf8'), readFileSync(join(folder, '宵 🌙'), 'utf8')]).toEqual(['{}', 'other'])
})

test.each([
  ['v1.2', 'v1.2.yoimachi'],
  ['evening.json', 'evening.json'],
  ['EVENING.YOIMACHI', 'EVENING.YOIMACHI'],
])('saves the chosen name %s as %s', async (name, saved) => {
  const folder = aFolder()
  aDialog(join(folder, name))
  expect(await aBridge().call('saveCapsule', file)).toBe(join(folder, saved))
  expect(readdirSync(folder)).toEqual([saved])
})

test('replaces no file beside the saved capsule', async () => {
  const folder = aFolder()
  const beside = join(folder, 'mine.yoimachi.part')
  writeFileSync(beside, 'of the person')
  aDialog(join(folder, 'mine.yoimachi'))
  await aBridge().call('saveCapsule', file)
  expect([readdirSync(folder), readFileSync(beside, 'utf8')]).toEqual([
    ['mine.yoimachi', 'mine.yoimachi.part'],
    'of the person',
  ])
})

test('saves no capsule of more bytes than it opens', async () => {
  vi.doMock('../../contract/rules/file-reasons.ts', () => ({ maxCapsuleBytes: 9 }))
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock('../../contract/rules/file-reasons.ts')
    vi.resetModules()
  })
  const { capsuleHandlers } = await import('./capsules.ts')
  const { input } = capsuleHandlers({ copy: () => en, openFile: () => {}, remember: () => {} }).saveCapsule
  const accepts = (content: string) => input.safeParse({ name: file.name, content }).success
  expect(['123456789', '宵待町', '宵待町x'].map(accepts)).toEqual([true, true, false])
})

test('leaves nothing behind of a capsule that cannot be saved', async () => {
  const folder = aFolder()
  const path = join(folder, 'mine.yoimachi')
  mkdirSync(path)
  aDialog(path)
  const { call, told } = aBridge()
  await expect(call('saveCapsule', file)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect([readdirSync(folder), told]).toEqual([['mine.yoimachi'], []])
})

test('does nothing when a dialog is cancelled', async () => {
  aDialog(undefined)
  const { call, told } = aBridge()
  expect([await call('openCapsule'), await call('saveCapsule', file), told]).toEqual([undefined, null, []])
  expect(await call('chooseDataFolder')).toMatchObject({ dataDir: null })
  expect(told).toEqual([])
})

test('keeps the world in a folder of its own below the chosen one', async () => {
  const asked = aDialog('/disk')
  const { call, told } = aBridge()
  const dataDir = join('/disk', 'yoimachi-world')
  expect(await call('chooseDataFolder')).toMatchObject({ dataDir })
  expect([asked, told]).toEqual([
    [{ title: en.chooseDataFolder, properties: ['openDirectory', 'createDirectory'] }],
    [['change', { dataDir }]],
  ])
  // The folder of an earlier choice is the world itself.
  aDialog(dataDir)
  expect(await call('chooseDataFolder')).toMatchObject({ dataDir })
})

test('takes a picture of the window, unless it is minimised or gone', async () => {
  const { call, told, shown, picture } = aBridge()
  expect(await call('takePicture', area)).toBe(Buffer.from('png').toString('base64'))
  expect(told).toEqual([['capture', area]])
  picture.isEmpty = () => true
  expect(await call('takePicture', { ...area, x: 20_000, y: 20_000, width: 20_000 })).toBeNull()
  shown.window = undefined
  expect(await call('takePicture', area)).toBeNull()
})

test.each([
  [1.5, { x: 15, y: 30, width: 47, height: 60 }],
  [0.75, { x: 8, y: 15, width: 23, height: 30 }],
])('takes the picture of a page at zoom %s where the window shows the area', async (factor, captured) => {
  const { call, told, zoom } = aBridge()
  zoom.factor = factor
  await call('takePicture', { x: 10, y: 20, width: 31, height: 40 })
  expect(told).toEqual([['capture', captured]])
})

test('stores and applies the settings that are given', async () => {
  const { call, told } = aBridge({ recentFiles: ['/home/x.yoimachi'] })
  lend(nativeTheme, { themeSource: 'as before' })
  expect(await call('changeSettings', { language: 'en', fixedPort: null, log: undefined })).toMatchObject({
    language: 'en',
  })
  expect(told).toEqual([['change', { language: 'en', fixedPort: null }]])
  expect(nativeTheme.themeSource).toBe('as before')
  const stored = await call('changeSettings', { theme: 'dark', dataDir: null })
  expect([nativeTheme.themeSource, Object.keys(stored as object)]).toEqual([
    'dark',
    ['theme', 'backend', 'language', 'fixedPort', 'dataDir', 'log'],
  ])
})

test('hands backend, panels, log and full screen on', async () => {
  const showItemInFolder = vi.fn<(path: string) => void>()
  lend(shell, { showItemInFolder })
  const { call, told } = aBridge()
  await call('connectBackend', 'https://api.example.com')
  await call('connectBackend', null)
  await call('offerPanels', [panel])
  await call('setFullScreen', true)
  await call('showLog')
  expect([told, showItemInFolder.mock.calls]).toEqual([
    [
      ['connect', 'https://api.example.com'],
      ['connect', null],
      ['panels', [panel]],
      ['full screen', true],
    ],
    [['/logs/yoimachi.log']],
  ])
})
