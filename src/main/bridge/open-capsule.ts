import { dialog } from 'electron'
import * as z from 'zod/mini'
import type { Copy } from '../copy/copy.ts'
import { capsuleExtensions } from '../opening/opened.ts'
import { readCapsule } from '../opening/read-capsule.ts'
import type { Handler } from './handler.ts'

/** @param opened told the path of what was opened, for the list of recent files */
export const openCapsuleHandler = (
  copy: () => Copy,
  opened: (path: string) => void,
): Handler<'openCapsule'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    const { openCapsule: title, capsuleFilter: name } = copy()
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title,
      properties: ['openFile'],
      filters: [{ name, extensions: [...capsuleExtensions] }],
    })
    const [path] = filePaths
    if (canceled || path === undefined) return null
    const file = await readCapsule(path)
    opened(path)
    return file
  },
})
