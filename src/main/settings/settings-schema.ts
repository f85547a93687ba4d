import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/backend-address.ts'

const bounds = z.object({
  x: z.optional(z.int()),
  y: z.optional(z.int()),
  width: z.int().check(z.gte(320)),
  height: z.int().check(z.gte(240)),
  maximized: z.boolean(),
})

/** The contents of settings.json in the user's data folder. */
export const settingsSchema = z.object({
  version: z.literal(1),
  theme: z.enum(['system', 'light', 'dark']),
  backend: z.nullable(backendAddress),
  /** The port of the last start: the phones' stored sessions belong to an origin, and the port is part of it. */
  port: z.nullable(z.int().check(z.gte(1), z.lte(65_535))),
  window: bounds,
})

export type StoredSettings = z.output<typeof settingsSchema>
export type WindowBounds = StoredSettings['window']

export const defaultSettings: StoredSettings = {
  version: 1,
  theme: 'system',
  backend: null,
  port: null,
  window: { width: 1440, height: 900, maximized: false },
}
