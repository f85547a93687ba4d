import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'
import { backendAddress } from '../contract/rules/backend.ts'
import { type Language, languageChoices } from '../contract/rules/language.ts'
import { highestPort } from '../contract/rules/start-options.ts'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'

const boundsShape = z.object({
  x: z.optional(z.int()),
  y: z.optional(z.int()),
  width: z.int().check(z.gte(320)),
  height: z.int().check(z.gte(240)),
  maximized: z.boolean(),
  fullScreen: z._default(z.boolean(), false),
  /** Display of the window and its origin, to find the window's place after displays are rearranged. */
  display: z.optional(z.object({ id: z.number(), x: z.int(), y: z.int() })),
})

const portNumber = z.int().check(z.gte(1), z.lte(highestPort))

/** Settings that the page may change. The data folder is chosen in a dialog instead. */
export const changeableSettings = {
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(languageChoices),
  fixedPort: z.nullable(portNumber),
  log: z.enum(['error', 'warn', 'info']),
}

/** Contents of settings.json in the app's user data folder. Fields added later have defaults, so older files stay valid. */
export const settingsSchema = z.object({
  version: z.literal(1),
  theme: changeableSettings.theme,
  language: z._default(changeableSettings.language, 'system'),
  fixedPort: z._default(changeableSettings.fixedPort, null),
  log: z._default(changeableSettings.log, 'info'),
  dataDir: z._default(z.nullable(z.string()), null),
  recentFiles: z._default(z.array(z.string()), []),
  backend: z.nullable(backendAddress),
  /** Port of the last start. Reused, because the phones' stored sessions belong to an origin with this port. */
  port: z.nullable(portNumber),
  window: boundsShape,
})

type StoredSettings = z.output<typeof settingsSchema>
export type WindowBounds = StoredSettings['window']

export const defaultSettings: StoredSettings = settingsSchema.parse({
  ...{ version: 1, theme: 'system', backend: null, port: null },
  window: { width: 1440, height: 900, maximized: false },
})

export interface SettingsStore {
  /** The stored settings, with what the command line puts in their place until it is changed. */
  readonly get: () => StoredSettings
  /** Changes the given fields and resolves when the file is written. */
  readonly change: (fields: Partial<StoredSettings>) => Promise<StoredSettings>
  /** Resolves when every change so far is on disk. */
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

/**
 * Opens settings.json in `folder`. An unreadable file is renamed and the defaults apply.
 * @param language of the command line
 * @throws {Error} when the folder cannot be read or written
 */
export async function openSettings(folder: string, language?: Language): Promise<SettingsStore> {
  const path = join(folder, 'settings.json')
  await mkdir(folder, { recursive: true })
  const file = new Low(new JSONFile<unknown>(path), null)
  const stored = await readStored(file)
  const aside = stored === undefined ? setAsideName(path) : undefined
  if (aside !== undefined) renameSync(path, aside)
  let settings = stored ?? defaultSettings
  let given = language && { language }
  const get = () => ({ ...settings, ...given })
  let lastWrite = Promise.resolve()
  return {
    setAside: aside && basename(aside),
    get,
    async change(fields) {
      settings = { ...settings, ...fields }
      if (fields.language !== undefined) given = undefined
      file.data = settings
      lastWrite = file.write()
      await lastWrite
      return get()
    },
    written: () => lastWrite,
  }
}

/** Shows a dialog about unreadable settings and the file's new name. The app keeps running. */
export async function reportSetAside(window: BrowserWindow, fileName: string, copy: () => Copy): Promise<void> {
  const { settingsAside: message, settingsAsideDetail } = copy()
  await ask(copy, { window, type: 'warning', message, detail: settingsAsideDetail(fileName) })
}
