import { app, shell } from 'electron'
import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/start-options.ts'
import type { PanelTitle } from '../../preload/bridge.ts'
import { isAllowedExternal } from '../window/guards.ts'
import type { Handler } from './bridge.ts'

const panel = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  english: z.string().check(z.minLength(1), z.maxLength(60)),
})

/** @param show adds the panels to the menu */
export const offerPanelsHandler = (show: (panels: readonly PanelTitle[]) => void): Handler<'offerPanels'> => ({
  input: z.array(panel).check(z.maxLength(40)),
  expects: 'it takes at most 40 panels, each with key, title and English title',
  async run(panels) {
    show(panels)
  },
})

/** @param fill enters or leaves full screen */
export const setFullScreenHandler = (fill: (on: boolean) => void): Handler<'setFullScreen'> => ({
  input: z.boolean(),
  expects: 'it takes true or false',
  async run(on) {
    fill(on)
  },
})

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

/** @param connect restarts the server with the backend and reloads the workbench */
export const connectBackendHandler = (
  connect: (backend: string | null) => Promise<void>,
): Handler<'connectBackend'> => ({
  input: z.nullable(backendAddress),
  expects: 'the backend is null for the mock, or an https address without query',
  run: connect,
})

export const showLogHandler = (path: string): Handler<'showLog'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    shell.showItemInFolder(path)
  },
})

export const openExternalHandler: Handler<'openExternal'> = {
  input: z.string().check(z.refine(isAllowedExternal)),
  expects: 'the address must be an https page of an allowed host',
  run: (address) => shell.openExternal(address),
}
