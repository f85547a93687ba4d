import { shell } from 'electron'
import * as z from 'zod/mini'
import type { Handler } from './handler.ts'

export const showLogHandler = (path: string): Handler<'showLog'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    shell.showItemInFolder(path)
  },
})
