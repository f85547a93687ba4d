import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/start-options.ts'

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

export type StoredSettings = z.output<typeof settingsSchema>
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
