import { app, type BrowserWindow, type Rectangle, shell } from 'electron'
import * as z from 'zod/mini'
import type { PanelTitle } from '../../preload/bridge.ts'
import { isAllowedPage } from '../guards/outside-links.ts'
import type { Log } from '../log.ts'
import { type Handlers, noArgument } from './handler.ts'

export interface WindowParts {
  readonly log: Log
  /** The window that may be captured. */
  readonly workbench: () => BrowserWindow | undefined
  /** Fills the screen with the workbench for a presentation, or ends that. */
  readonly present: (on: boolean) => void
  /** Adds the panels to the menu. */
  readonly showPanels: (panels: readonly PanelTitle[]) => void
}

const panel = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  english: z.string().check(z.minLength(1), z.maxLength(60)),
})

const coordinate = z.int().check(z.minimum(0), z.maximum(20_000))

const length = z.int().check(z.minimum(1), z.maximum(20_000))

/**
 * Converts an area of the page from CSS px to px of the window, which the zoom of the page enlarges. Rounds the edges and
 * not the sizes, so that the picture ends where the area ends.
 */
function scaled({ x, y, width, height }: Rectangle, zoom: number): Rectangle {
  const [left, top] = [Math.round(x * zoom), Math.round(y * zoom)]
  return {
    x: left,
    y: top,
    width: Math.round((x + width) * zoom) - left,
    height: Math.round((y + height) * zoom) - top,
  }
}

/** Methods of the bridge for the app and its window. */
export function windowHandlers({
  workbench,
  present,
  showPanels,
  log: { path },
}: WindowParts): Handlers<'appInfo' | 'openExternal' | 'takePicture' | 'offerPanels' | 'showLog' | 'setFullScreen'> {
  return {
    appInfo: {
      ...noArgument,
      run: () => ({
        version: app.getVersion(),
        platform: process.platform,
        electron: process.versions.electron ?? '',
        chrome: process.versions.chrome ?? '',
      }),
    },
    openExternal: {
      input: z.string().check(z.refine(isAllowedPage)),
      expects: 'the address must be an https page of an allowed host',
      run: (address) => shell.openExternal(address),
    },
    takePicture: {
      input: z.object({ x: coordinate, y: coordinate, width: length, height: length }),
      expects: 'it takes an area of the window in whole CSS px',
      async run(area) {
        const contents = workbench()?.webContents
        const image = await contents?.capturePage(scaled(area, contents.getZoomFactor()))
        // The picture of a minimised window is empty.
        return !image || image.isEmpty() ? null : image.toPNG().toString('base64')
      },
    },
    offerPanels: {
      input: z.array(panel).check(z.maxLength(40)),
      expects: 'it takes at most 40 panels, each with key, title and English title',
      run: async (panels) => showPanels(panels),
    },
    showLog: { ...noArgument, run: async () => shell.showItemInFolder(path) },
    setFullScreen: {
      input: z.boolean(),
      expects: 'it takes true or false',
      run: async (on) => present(on),
    },
  }
}
