import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { screen, type BrowserWindow, dialog } from 'electron'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/start-options.ts'
import type { Copy } from '../copy/ja.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/reporter.ts'

const bounds = z.object({
  x: z.optional(z.int()),
  y: z.optional(z.int()),
  width: z.int().check(z.gte(320)),
  height: z.int().check(z.gte(240)),
  maximized: z.boolean(),
  fullScreen: z._default(z.boolean(), false),
  /** The display it stood on and where that began, so that it is found again when displays are arranged anew. */
  display: z.optional(z.object({ id: z.number(), x: z.int(), y: z.int() })),
})

const portNumber = z.int().check(z.gte(1), z.lte(65_535))

/** What the page may change, but for the folder, which the person chooses in a dialog. */
export const changeableSettings = {
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['system', 'ja', 'en']),
  fixedPort: z.nullable(portNumber),
  log: z.enum(['error', 'warn', 'info']),
}

/** The contents of settings.json in the user's data folder. What came later has a default, so that older files hold. */
export const settingsSchema = z.object({
  version: z.literal(1),
  theme: changeableSettings.theme,
  language: z._default(changeableSettings.language, 'system'),
  fixedPort: z._default(changeableSettings.fixedPort, null),
  log: z._default(changeableSettings.log, 'info'),
  dataDir: z._default(z.nullable(z.string()), null),
  recentFiles: z._default(z.array(z.string()), []),
  backend: z.nullable(backendAddress),
  /** The port of the last start: the phones' stored sessions belong to an origin, and the port is part of it. */
  port: z.nullable(portNumber),
  window: bounds,
})

type StoredSettings = z.output<typeof settingsSchema>
export type WindowBounds = StoredSettings['window']

export const defaultSettings: StoredSettings = {
  version: 1,
  theme: 'system',
  language: 'system',
  fixedPort: null,
  log: 'info',
  dataDir: null,
  recentFiles: [],
  backend: null,
  port: null,
  window: { width: 1440, height: 900, maximized: false, fullScreen: false },
}

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

/** Remembers where the window stood, for the next start. */
export function keepWindowBounds(window: BrowserWindow, settings: SettingsStore, log: Log): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds()
    const { x, y, width, height } = bounds
    const { id, workArea } = screen.getDisplayMatching(bounds)
    const maximized = window.isMaximized()
    const fullScreen = window.isFullScreen()
    const display = { id, x: workArea.x, y: workArea.y }
    settings
      .change({ window: { x, y, width, height, maximized, fullScreen, display } })
      .catch((error: unknown) => log.error(messageOf(error)))
  })
}

/** Says that the settings could not be read, and where the file is now; the app goes on meanwhile. */
export async function reportSetAside(window: BrowserWindow, fileName: string, copy: Copy): Promise<void> {
  const { appName: title, settingsAside: message, settingsAsideDetail, ok } = copy
  const detail = settingsAsideDetail(fileName)
  await dialog.showMessageBox(window, { type: 'warning', title, message, detail, buttons: [ok] })
}
