import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { expect, onTestFinished, test } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { maxCapsuleBytes } from '../../contract/rules/file-reasons.ts'
import { en } from '../copy.ts'
import { defaultSettings } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'
import { createOpener, readLink } from './opener.ts'
import { createRecentFiles } from './recent-files.ts'

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

const accepted = (): Promise<Response> => Promise.resolve(Response.json({}))

/** Opens items; dialogs get this button, capsules this response of the server. `done` has each effect, in order. */
function anOpening({ button = 0, respond = accepted, isStored = true, isEnding = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-opening-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const done: unknown[] = []
  lend(app, {
    addRecentDocument: (path: string) => done.push(['recent document', path]),
    relaunch: ({ args }: { args: string[] }) => done.push(['started again', args.at(-1)]),
  })
  lend(dialog, {
    showMessageBox: (options: object) => (done.push(['asked', options]), Promise.resolve({ response: button })),
  })
  let recentFiles = ['/old.json']
  const change = async (fields: { recentFiles: string[] }) => {
    if (!isStored) throw new Error('the disk is full')
    recentFiles = fields.recentFiles
    done.push(['recent', recentFiles])
  }
  const open = createOpener({
    copy: () => en,
    openCapsule: (bytes) => (done.push(['sent', String(bytes)]), respond()),
    deliver: (target) => Promise.resolve(void done.push(['delivered', target])),
    recentFiles: createRecentFiles({
      settings: { get: () => ({ ...defaultSettings, recentFiles }), change } as unknown as SettingsStore,
      logError: (line) => done.push(['logged', line]),
    }),
    isEnding: () => isEnding,
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

test('leaves what macOS hands over at the end of the app to its next start', async () => {
  const { open, done, path } = anOpening({ isEnding: true })
  writeFileSync(path, '{}')
  await open({ kind: 'file', path })
  await open({ kind: 'link', url: 'yoimachi://panel/outbox' })
  expect(done).toEqual([
    ['started again', path],
    ['started again', 'yoimachi://panel/outbox'],
  ])
})
