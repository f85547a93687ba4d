import { app } from 'electron'
import * as z from 'zod/mini'
import type { Handler } from './handler.ts'

export const appInfoHandler: Handler<'appInfo'> = {
  input: z.undefined(),
  expects: 'it takes no argument',
  run: () => ({
    version: app.getVersion(),
    platform: process.platform,
    electron: process.versions.electron ?? '',
    chrome: process.versions.chrome ?? '',
  }),
}
