import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { Listeners } from '../../mock-api/engine/listeners.ts'
import type { Language } from '../contract/rules/language.ts'
import { messageOf } from './error-text.ts'
import { defaultSettings, settingsSchema, type StoredSettings } from './settings-schema.ts'

export interface SettingsStore {
  /** The stored settings, with what the command line puts in their place until it is changed. */
  readonly get: () => StoredSettings
  /** Changes the given fields and resolves when the file is written. Changes nothing when that fails. */
  readonly change: (fields: Partial<StoredSettings>) => Promise<StoredSettings>
  /** Calls the listener with the changed fields after each change. */
  readonly onChange: (listener: (fields: Partial<StoredSettings>) => void) => void
  /** Resolves when every change so far is on disk, or has failed. */
  readonly written: () => Promise<void>
  /** New file name of an unreadable settings file. */
  readonly setAside: string | undefined
}

/** Returns an unused name, so an earlier quarantined file is not overwritten. */
function setAsideName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = path.replace(/\.json$/, `.unreadable-${number}.json`)
    if (!existsSync(name)) return name
  }
}

/** Returns the stored settings, `null` without a file, or `undefined` for an unreadable file. */
async function readStored(file: Low): Promise<StoredSettings | null | undefined> {
  try {
    await file.read()
  } catch (error) {
    // Broken JSON makes the file unreadable; any other error is reported.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  if (file.data === null) return null
  const parsed = settingsSchema.safeParse(file.data)
  return parsed.success ? parsed.data : undefined
}

/** Takes fields back that could not be stored, except those that were changed again meanwhile. */
function withFormer(settings: StoredSettings, fields: Partial<StoredSettings>, former: StoredSettings): StoredSettings {
  const taken = Object.entries(fields).filter(([name, value]) => Object.is(Reflect.get(settings, name), value))
  const back = taken.map(([name]) => [name, Reflect.get(former, name) as unknown])
  return { ...settings, ...Object.fromEntries(back) }
}

/** Thrown when the folder of the settings cannot be read or written. The message is one line. */
class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Returns settings.json of a folder with its contents, and the new name of an unreadable one. Throws SettingsError. */
async function openFile(folder: string) {
  const path = join(folder, 'settings.json')
  const file = new Low(new JSONFile<unknown>(path), null)
  try {
    await mkdir(folder, { recursive: true })
    const stored = await readStored(file)
    const aside = stored === undefined ? setAsideName(path) : undefined
    if (aside !== undefined) renameSync(path, aside)
    return { file, stored: stored ?? defaultSettings, setAside: aside && basename(aside) }
  } catch (cause) {
    throw new SettingsError(`Failed to open ${path}: ${messageOf(cause)}. Make its folder writable.`, { cause })
  }
}

/**
 * Opens settings.json in `folder`. An unreadable file is renamed and the defaults apply.
 * @param language of the command line
 * @throws {SettingsError} when the folder cannot be read or written
 */
export async function openSettings(folder: string, language?: Language): Promise<SettingsStore> {
  const { file, stored, setAside } = await openFile(folder)
  return new SettingsFile(file, stored, language && { language }, setAside)
}

class SettingsFile implements SettingsStore {
  private readonly listeners = new Listeners<[fields: Partial<StoredSettings>]>()
  private lastWrite = Promise.resolve()

  /** @param given in place of the stored language until another is chosen */
  constructor(
    private readonly file: Low,
    private settings: StoredSettings,
    private given: Pick<StoredSettings, 'language'> | undefined,
    readonly setAside: string | undefined,
  ) {}

  get(): StoredSettings {
    return { ...this.settings, ...this.given }
  }

  onChange(listener: (fields: Partial<StoredSettings>) => void): void {
    this.listeners.add(listener)
  }

  async change(fields: Partial<StoredSettings>): Promise<StoredSettings> {
    const former = this.settings
    this.settings = { ...former, ...fields }
    this.file.data = this.settings
    this.lastWrite = this.file.write()
    try {
      await this.lastWrite
    } catch (cause) {
      this.settings = withFormer(this.settings, fields, former)
      throw cause
    }
    if (fields.language !== undefined) this.given = undefined
    this.listeners.notify(fields)
    return this.get()
  }

  written(): Promise<void> {
    return this.lastWrite.catch(() => {})
  }
}
