import { app } from 'electron'
import { expect, test } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { defaultSettings } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'
import { createRecentFiles, withoutRecent, withRecent } from './recent-files.ts'

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

test('clears the list of the settings and that of the system', async () => {
  const done: unknown[] = []
  lend(app, { clearRecentDocuments: () => done.push('cleared') })
  const settings = {
    get: () => ({ ...defaultSettings, recentFiles: ['/a.json'] }),
    change: async (fields: object) => void done.push(fields),
  } as unknown as SettingsStore
  await createRecentFiles({ settings, logError: () => {} }).clear()
  expect(done).toEqual(['cleared', { recentFiles: [] }])
})
