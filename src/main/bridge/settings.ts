import { nativeTheme } from 'electron'
import * as z from 'zod/mini'
import type { Settings } from '../../preload/bridge.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { Handler } from './handler.ts'

/** What the page may know of the stored settings. */
const asSettings = ({ theme, backend }: Settings): Settings => ({ theme, backend })

export const getSettingsHandler = (store: SettingsStore): Handler<'getSettings'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  run: () => asSettings(store.get()),
})

export const changeSettingsHandler = (store: SettingsStore): Handler<'changeSettings'> => ({
  input: z.strictObject({ theme: z.optional(z.enum(['system', 'light', 'dark'])) }),
  expects: 'theme is system, light or dark, and the backend changes with connectBackend',
  async run({ theme = store.get().theme }) {
    nativeTheme.themeSource = theme
    return asSettings(await store.change({ theme }))
  },
})
