import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exitCodeOf } from './command-line.ts'
import { defaultSettings } from './settings-schema.ts'
import { openSettings } from './settings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('uses the defaults and writes nothing without a file', async () => {
  const store = await openSettings(folder)
  expect(store.get()).toEqual(defaultSettings)
  expect(store.setAside).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test('keeps a change and the other fields for the next start', async () => {
  const store = await openSettings(folder)
  await store.change({ theme: 'dark' })
  await store.change({ port: 4100 })
  const again = await openSettings(folder)
  expect(again.get()).toEqual({ ...defaultSettings, theme: 'dark', port: 4100 })
})

test('the language of the command line counts until another is chosen, and is not stored', async () => {
  const store = await openSettings(folder, 'en')
  expect(store.get().language).toBe('en')
  expect((await store.change({ port: 4100 })).language).toBe('en')
  expect((await openSettings(folder)).get().language).toBe('system')
  expect((await store.change({ language: 'system' })).language).toBe('system')
})

test.each([
  ['broken JSON', '{"version":1,'],
  ['an unknown theme', JSON.stringify({ ...defaultSettings, theme: 'neon' })],
  ['a backend over plain http', JSON.stringify({ ...defaultSettings, backend: 'http://api.example.com' })],
  ['another version', JSON.stringify({ ...defaultSettings, version: 2 })],
])('quarantines a file with %s unchanged and uses the defaults', async (_title, text) => {
  writeFileSync(join(folder, 'settings.json'), text)
  const store = await openSettings(folder)
  expect(store.get()).toEqual(defaultSettings)
  expect(store.setAside).toBe('settings.unreadable-1.json')
  expect(readFileSync(join(folder, 'settings.unreadable-1.json'), 'utf8')).toBe(text)
  await store.change({ theme: 'light' })
  expect(readFileSync(join(folder, 'settings.unreadable-1.json'), 'utf8')).toBe(text)
})

test('throws when the file cannot be read, and resolves when it is written', async () => {
  const folderOfJson = join(folder, 'x.json')
  const store = await openSettings(folderOfJson)
  const changing = store.change({ theme: 'dark' })
  await store.written()
  expect(JSON.parse(readFileSync(join(folderOfJson, 'settings.json'), 'utf8'))).toMatchObject({ theme: 'dark' })
  await changing
  rmSync(join(folderOfJson, 'settings.json'))
  mkdirSync(join(folderOfJson, 'settings.json'))
  await expect(openSettings(folderOfJson)).rejects.toThrow('EISDIR')
})

test('waits for no change that cannot be written', async () => {
  const store = await openSettings(folder)
  rmSync(folder, { recursive: true })
  await expect(store.change({ port: 4100 })).rejects.toThrow('ENOENT')
  await expect(store.written()).resolves.toBeUndefined()
})

test('takes back what it cannot store, but not what was changed again meanwhile', async () => {
  const store = await openSettings(folder, 'en')
  await store.change({ theme: 'light' })
  rmSync(folder, { recursive: true })
  await expect(store.change({ theme: 'dark', language: 'ja' })).rejects.toThrow('ENOENT')
  expect(store.get()).toMatchObject({ theme: 'light', language: 'en' })
  const first = store.change({ theme: 'dark', port: 4100 })
  mkdirSync(folder)
  const second = store.change({ theme: 'system' })
  await Promise.allSettled([first, second])
  expect(store.get().theme).toBe('system')
})

test('calls its listeners with the changed fields once they are stored', async () => {
  const store = await openSettings(folder)
  const seen: unknown[] = []
  store.onChange((fields) => seen.push([fields, readdirSync(folder)]))
  await store.change({ language: 'en' })
  rmSync(folder, { recursive: true })
  await expect(store.change({ theme: 'dark' })).rejects.toThrow('ENOENT')
  expect(seen).toEqual([[{ language: 'en' }, ['settings.json']]])
})

test('keeps every quarantined file', async () => {
  for (const text of ['first', 'second']) {
    writeFileSync(join(folder, 'settings.json'), text)
    await openSettings(folder)
  }
  expect(readFileSync(join(folder, 'settings.unreadable-1.json'), 'utf8')).toBe('first')
  expect(readFileSync(join(folder, 'settings.unreadable-2.json'), 'utf8')).toBe('second')
})

test('throws when the folder is a file', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  const refusal = await openSettings(folder).catch((error: unknown) => error)
  expect(String(refusal)).toMatch(
    /^SettingsError: Failed to open .*settings\.json: (EEXIST|ENOTDIR).*\. Make its folder/,
  )
  expect(exitCodeOf(refusal)).toBe(4)
})
