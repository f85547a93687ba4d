import { join } from 'node:path'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import type { Copy } from '../copy/copy.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { Handler } from './handler.ts'
import { asSettings } from './settings.ts'

/** The folder comes from the person's own dialog: a page must not name one. It counts from the next start on. */
export const chooseDataFolderHandler = (
  store: SettingsStore,
  copy: () => Copy,
): Handler<'chooseDataFolder'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: copy().chooseDataFolder,
      properties: ['openDirectory', 'createDirectory'],
    })
    const [folder] = filePaths
    if (canceled || folder === undefined) return asSettings(store.get())
    // A folder of its own inside: the chosen one may hold other things.
    return asSettings(await store.change({ dataDir: join(folder, 'yoimachi-world') }))
  },
})
