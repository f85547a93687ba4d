import type { BrowserWindow } from 'electron'
import * as z from 'zod/mini'
import type { Handler } from './handler.ts'

const place = z.int().check(z.minimum(0), z.maximum(20_000))
const length = z.int().check(z.minimum(1), z.maximum(20_000))

/** @param workbench the window that may be pictured: the one that shows the page which asks */
export const takePictureHandler = (workbench: () => BrowserWindow | undefined): Handler<'takePicture'> => ({
  input: z.object({ x: place, y: place, width: length, height: length }),
  expects: 'it takes an area of the window in whole CSS px',
  async run(area) {
    const image = await workbench()?.webContents.capturePage(area)
    // A window that is minimised has no picture.
    return !image || image.isEmpty() ? null : image.toPNG().toString('base64')
  },
})
