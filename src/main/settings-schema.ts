import * as z from 'zod/mini'
import { backendAddress } from '../contract/rules/backend.ts'
import { languageChoices } from '../contract/rules/language.ts'
import { highestPort } from '../contract/rules/start-options.ts'

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

export type StoredSettings = z.output<typeof settingsSchema>
export type WindowBounds = StoredSettings['window']

export const defaultSettings: StoredSettings = settingsSchema.parse({
  version: 1,
  theme: 'system',
  backend: null,
  port: null,
  window: { width: 1440, height: 900, maximized: false },
})
