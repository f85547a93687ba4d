import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { defaultSettings, settingsSchema } from './settings-schema.ts'
import type { StoredSettings } from './settings-schema.ts'

export interface SettingsStore {
  readonly get: () => StoredSettings
  /** Stores the given fields; the others stay. Resolves once the file is written. */
  readonly change: (fields: Partial<StoredSettings>) => Promise<StoredSettings>
  /** Resolves once every change so far is on disk. */
  readonly settled: () => Promise<void>
  /** File name under which an unreadable settings file was kept, if there was one. */
  readonly setAside: string | undefined
}

/** A free name beside the file, so that nothing quarantined before is overwritten. */
function setAsideName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = path.replace(/\.json$/, `.unreadable-${number}.json`)
    if (!existsSync(name)) return name
  }
}

/** The stored settings, `null` without a file, `undefined` for a file that holds none. */
async function readStored(file: Low): Promise<StoredSettings | null | undefined> {
  try {
    await file.read()
  } catch (error) {
    // Only broken JSON is the file's own fault; a folder that cannot be read is an error to report.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  if (file.data === null) return null
  const parsed = settingsSchema.safeParse(file.data)
  return parsed.success ? parsed.data : undefined
}

/**
 * Opens settings.json in `folder`. An unreadable file is kept under another name and the defaults hold.
 * @throws {Error} when the folder cannot be read or written
 */
export async function openSettings(folder: string): Promise<SettingsStore> {
  const path = join(folder, 'settings.json')
  await mkdir(folder, { recursive: true })
  const file = new Low(new JSONFile<unknown>(path), null)
  const stored = await readStored(file)
  const aside = stored === undefined ? setAsideName(path) : undefined
  if (aside !== undefined) renameSync(path, aside)
  let settings = stored ?? defaultSettings
  let lastWrite = Promise.resolve()
  return {
    setAside: aside && basename(aside),
    get: () => settings,
    async change(fields) {
      settings = { ...settings, ...fields }
      file.data = settings
      lastWrite = file.write()
      await lastWrite
      return settings
    },
    settled: () => lastWrite,
  }
}
