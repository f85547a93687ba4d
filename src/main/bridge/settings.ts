import { nativeTheme } from 'electron'
import * as z from 'zod/mini'
import type { Settings } from '../../preload/bridge.ts'
import { changeableSettings, type SettingsStore } from '../settings/settings-store.ts'
import type { Handler } from './bridge.ts'

/** What the page may know of the stored settings. */
export const asSettings = ({ theme, backend, language, fixedPort, dataDir, log }: Settings): Settings => ({
  theme,
  backend,
  language,
  fixedPort,
  dataDir,
  log,
})

export const getSettingsHandler = (store: SettingsStore): Handler<'getSettings'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  run: () => asSettings(store.get()),
})

const { theme, language, fixedPort, log } = changeableSettings
const change = z.strictObject({
  theme: z.optional(theme),
  language: z.optional(language),
  fixedPort: z.optional(fixedPort),
  log: z.optional(log),
  dataDir: z.optional(z.null()),
})

/** @param applied called with the settings once they hold */
export const changeSettingsHandler = (store: SettingsStore, applied: () => void): Handler<'changeSettings'> => ({
  input: change,
  expects:
    'theme is system, light or dark, language system, ja or en, fixedPort a port or null, log error, warn or info, dataDir null, and the backend changes with connectBackend',
  async run(changes) {
    const former = store.get()
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const stored = await store.change(Object.fromEntries(given))
    if (stored.theme !== former.theme) nativeTheme.themeSource = stored.theme
    applied()
    return asSettings(stored)
  },
})
