import { join } from 'node:path'
import { dialog, nativeTheme } from 'electron'
import * as z from 'zod/mini'
import type { Settings } from '../../preload/bridge.ts'
import type { Copy } from '../copy.ts'
import { changeableSettings, type SettingsStore } from '../settings/settings-store.ts'
import type { Handler } from './bridge.ts'

/** Returns the settings that the page may read. */
const asSettings = ({ theme, backend, language, fixedPort, dataDir, log }: Settings): Settings => ({
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

/** @param applied called after the settings are stored */
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

/** Asks for the world's folder in a dialog, because a page must not name one. It applies from the next start on. */
export const chooseDataFolderHandler = (store: SettingsStore, copy: () => Copy): Handler<'chooseDataFolder'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: copy().chooseDataFolder,
      properties: ['openDirectory', 'createDirectory'],
    })
    const [folder] = filePaths
    if (canceled || folder === undefined) return asSettings(store.get())
    // A subfolder, because the chosen folder may hold other files.
    return asSettings(await store.change({ dataDir: join(folder, 'yoimachi-world') }))
  },
})
