import { basename, join } from 'node:path'
import { dialog, nativeTheme } from 'electron'
import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/backend.ts'
import type { Settings } from '../../preload/bridge.ts'
import type { Copy } from '../copy.ts'
import { changeableSettings } from '../settings-schema.ts'
import type { SettingsStore } from '../settings.ts'
import { type Handlers, noArgument } from './handler.ts'

/** Name of the world's folder below a chosen folder. */
const worldFolder = 'yoimachi-world'

/** Settings that a page changes at once, without a dialog. */
const change = z.strictObject({
  theme: z.optional(changeableSettings.theme),
  language: z.optional(changeableSettings.language),
  fixedPort: z.optional(changeableSettings.fixedPort),
  log: z.optional(changeableSettings.log),
  dataDir: z.optional(z.null()),
})

export interface SettingsParts {
  readonly settings: SettingsStore
  readonly copy: () => Copy
  /** Puts the backend behind the server, and stores it. */
  readonly connectBackend: (backend: string | null) => Promise<void>
}

/** Returns the settings that the page may read. */
const asSettings = ({ theme, backend, language, fixedPort, dataDir, log }: Settings): Settings => ({
  theme,
  backend,
  language,
  fixedPort,
  dataDir,
  log,
})

/** Methods of the bridge for settings, the folder of the world and the backend. */
export function settingsHandlers({
  settings,
  copy,
  connectBackend,
}: SettingsParts): Handlers<'getSettings' | 'changeSettings' | 'chooseDataFolder' | 'connectBackend'> {
  return {
    getSettings: { ...noArgument, run: () => asSettings(settings.get()) },
    changeSettings: {
      input: change,
      expects:
        'theme is system, light or dark, language system, ja or en, fixedPort a port or null, log error, warn or info, dataDir null, and the backend changes with connectBackend',
      async run(changes) {
        const former = settings.get()
        const given = Object.entries(changes).filter(([, value]) => value !== undefined)
        const stored = await settings.change(Object.fromEntries(given))
        if (stored.theme !== former.theme) nativeTheme.themeSource = stored.theme
        return asSettings(stored)
      },
    },
    // Asks in a dialog, because a page must not name a folder. It applies from the next start on.
    chooseDataFolder: {
      ...noArgument,
      async run() {
        const { canceled, filePaths } = await dialog.showOpenDialog({
          title: copy().chooseDataFolder,
          properties: ['openDirectory', 'createDirectory'],
        })
        const [folder] = filePaths
        if (canceled || folder === undefined) return asSettings(settings.get())
        // A subfolder, because the chosen folder may hold other files, unless it is that subfolder of an earlier choice.
        const dataDir = basename(folder) === worldFolder ? folder : join(folder, worldFolder)
        return asSettings(await settings.change({ dataDir }))
      },
    },
    connectBackend: {
      input: z.nullable(backendAddress),
      expects: 'the backend is null for the mock, or an https address without query',
      run: connectBackend,
    },
  }
}
