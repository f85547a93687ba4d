import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { expect, onTestFinished, test } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { en } from './copy.ts'
import { collectOpened, createInbox, type OpenRequest, readOpened } from './inbox.ts'
import { maxCapsuleBytes, openItem, readLink, withoutRecent, withRecent } from './opening.ts'
import { defaultSettings, type SettingsStore } from './settings.ts'

test('finds capsules and links on a command line and skips options with their values', () => {
  const args = [
    '--data',
    'worlds.json',
    'evening.yoimachi',
    '--seed=7',
    '/a/b.JSON',
    'yoimachi://panel/outbox',
    'x.txt',
    '-x.json',
  ]
  expect(readOpened(args, '/home')).toEqual([
    { kind: 'file', path: '/home/evening.yoimachi' },
    { kind: 'file', path: '/a/b.JSON' },
    { kind: 'link', url: 'yoimachi://panel/outbox' },
  ])
})

test.each([
  ['file:///home/me/%E5%AE%B5%20%E5%BE%85.yoimachi', '/home/me/宵 待.yoimachi'],
  ['file://localhost/home/me/a.json', '/home/me/a.json'],
  ['FILE:///home/me/a%2Eyoimachi', '/home/me/a.yoimachi'],
  ['file:///home/me/%ZZ.yoimachi', 'file:///home/me/%ZZ.yoimachi'],
  ['file://server/share/a.yoimachi', 'file://server/share/a.yoimachi'],
])('takes %s of a double click on Linux for the file %s', (word, path) => {
  expect(readOpened([word], '/elsewhere')).toEqual([{ kind: 'file', path }])
})

test('ignores a file address of another kind of file', () => {
  expect(readOpened(['file:///home/me/a.txt'], '/home')).toEqual([])
})

test.each([
  ['yoimachi://scenario/busy-chat', { kind: 'scenario', key: 'busy-chat' }],
  ['yoimachi://panel/outbox/', { kind: 'panel', key: 'outbox' }],
  ['yoimachi://scenario/../../etc', undefined],
  ['yoimachi://scenario/busy-chat?then=x', undefined],
  ['yoimachi://user@scenario/busy-chat', undefined],
  ['yoimachi://file/home/x.json', undefined],
  ['https://scenario/busy-chat', undefined],
  [`yoimachi://scenario/${'x'.repeat(61)}`, undefined],
])('reads the link %s as %j', (url, expected) => {
  expect(readLink(url)).toEqual(expected)
})

test('opens what waited and what came later, in order, also after one that failed', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((path): OpenRequest => ({ kind: 'file', path: `/${path}.json` }))
  if (!first || !second || !third) throw new Error('three items')
  const inbox = createInbox()
  inbox.put([first])
  const seen: unknown[] = []
  const done = new Promise<void>((resolve) => {
    const open = (item: OpenRequest) => {
      seen.push(item)
      if (item === third) resolve()
      return item === first ? Promise.reject(new Error('gone')) : Promise.resolve()
    }
    inbox.attend(open, (error) => seen.push(error))
  })
  inbox.put([second, third])
  await done
  expect(seen).toEqual([first, new Error('gone'), second, third])
})

test('moves a reopened file to the top', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test('remembers ten files', () => {
  const ten = Array.from({ length: 10 }, (_, number) => String(number))
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
})

test('removes a missing file from the list', () => {
  expect(withoutRecent(['a', 'b'], 'a')).toEqual(['b'])
})

test('opens nothing twice, and nothing before there is a page for it', async () => {
  const inbox = createInbox()
  const seen: unknown[] = []
  const attend = () =>
    inbox.attend(
      (item) => Promise.resolve(void seen.push(item)),
      () => {},
    )
  inbox.put([{ kind: 'file', path: '/a.json' }])
  attend()
  attend()
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([{ kind: 'file', path: '/a.json' }])
})

test('collects the files and links that macOS hands over', () => {
  const heard = new Map<string, (event: object, given: string) => void>()
  lend(app, { on: (name: string, run: () => void) => heard.set(name, run) })
  const put: unknown[] = []
  let prevented = 0
  collectOpened({ put: (items) => put.push(...items), attend: () => {} })
  const event = { preventDefault: () => (prevented += 1) }
  heard.get('open-file')?.(event, '/a.json')
  heard.get('open-url')?.(event, 'yoimachi://panel/x')
  expect([put, prevented]).toEqual([
    [
      { kind: 'file', path: '/a.json' },
      { kind: 'link', url: 'yoimachi://panel/x' },
    ],
    2,
  ])
})

const accepted = (): Promise<Response> => Promise.resolve(Response.json({}))

/** Opens items; dialogs get this button, capsules this response of the server. `done` has each effect, in order. */
function anOpening({ button = 0, respond = accepted, isStored = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-opening-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const done: unknown[] = []
  lend(app, { addRecentDocument: (path: string) => done.push(['recent document', path]) })
  lend(dialog, {
    showMessageBox: (options: object) => (done.push(['asked', options]), Promise.resolve({ response: button })),
  })
  let recentFiles = ['/old.json']
  const change = async (fields: { recentFiles: string[] }) => {
    if (!isStored) throw new Error('the disk is full')
    recentFiles = fields.recentFiles
  }
  const open = openItem({
    copy: () => en,
    settings: { get: () => ({ ...defaultSettings, recentFiles }), change } as unknown as SettingsStore,
    openCapsule: (bytes) => (done.push(['sent', String(bytes)]), respond()),
    deliver: (target) => Promise.resolve(void done.push(['delivered', target])),
    recentChanged: () => done.push(['recent', recentFiles]),
    logError: (line) => done.push(['logged', line]),
  })
  return { open, done, path: join(folder, 'evening.yoimachi') }
}

const asked = (question: object) => [
  'asked',
  expect.objectContaining({ title: en.appName, defaultId: 0, cancelId: 0, ...question }),
]

const capsule = { kind: 'capsule', name: 'evening.yoimachi' }

test('opens a capsule on the server, tells the page, and remembers it', async () => {
  const { open, done, path } = anOpening()
  writeFileSync(path, '{}')
  await open({ kind: 'file', path })
  expect(done).toEqual([
    ['recent document', path],
    ['recent', [path, '/old.json']],
    ['delivered', { ...capsule, state: 'opening' }],
    ['sent', '{}'],
    ['delivered', { ...capsule, state: 'opened' }],
  ])
})

test('opens a capsule although the list of recent files cannot be stored', async () => {
  const { open, done, path } = anOpening({ isStored: false })
  writeFileSync(path, '{}')
  await open({ kind: 'file', path })
  expect(done).toContainEqual(['logged', 'Failed to remember the recent files: Error: the disk is full.'])
  expect(done.at(-1)).toEqual(['delivered', { ...capsule, state: 'opened' }])
  await open({ kind: 'file', path: '/missing.yoimachi' })
  expect(done.at(-1)).toEqual(asked({ message: en.fileFailed }))
})

test.each([
  ['refuses', () => Promise.resolve(Response.json({ code: 'cut' }, { status: 422 })), 422, { code: 'cut' }],
  ['fails at', () => Promise.resolve(new Response('', { status: 500 })), 500, undefined],
  ['is gone for', () => Promise.reject(new TypeError('fetch failed')), 0, undefined],
])('tells the page of a capsule that the server %s', async (_, respond, status, refusal) => {
  const { open, done, path } = anOpening({ respond })
  writeFileSync(path, '{}')
  await open({ kind: 'file', path })
  expect(done.at(-1)).toEqual(['delivered', { ...capsule, state: 'refused', status, refusal }])
})

test('says of a file that is gone or too large that it cannot be opened, and forgets it', async () => {
  const { open, done, path } = anOpening()
  const refused = (text: string, name: string) =>
    asked({ type: 'error', message: en.fileFailed, detail: `${text}\n${name}`, buttons: [en.ok] })
  await open({ kind: 'file', path: '/old.json' })
  expect(done.splice(0)).toEqual([['recent', []], refused(en.fileMissing, '/old.json')])
  writeFileSync(path, '')
  truncateSync(path, maxCapsuleBytes + 1)
  await open({ kind: 'file', path })
  expect(done).toEqual([['recent', []], refused(en.fileTooLarge, path)])
})

test.each([
  ['scenario', en.linkScenario('busy-chat')],
  ['panel', en.linkPanel('busy-chat')],
])('asks before it opens a link to a %s', async (kind, detail) => {
  for (const button of [0, 1]) {
    const { open, done } = anOpening({ button })
    await open({ kind: 'link', url: `yoimachi://${kind}/busy-chat` })
    expect(done).toEqual([
      asked({ type: 'question', message: en.linkAsks, detail, buttons: [en.cancel, en.linkOpen] }),
      ...(button === 1 ? [['delivered', { kind, key: 'busy-chat' }]] : []),
    ])
  }
})

test('says that it does not know a link', async () => {
  const { open, done } = anOpening({ button: 1 })
  await open({ kind: 'link', url: 'yoimachi://file/x' })
  expect(done).toEqual([asked({ type: 'warning', message: en.linkUnknown, detail: en.linkUnknownDetail })])
})
