import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog, ipcMain, type IpcMainInvokeEvent, nativeTheme, shell } from 'electron'
import * as z from 'zod/mini'
import { backendAddress, type LocalOrigins } from '../contract/rules/start-options.ts'
import { type Bridge, type BridgeMethod, channelOf, type PanelTitle, type Settings } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'
import { capsuleExtensions, maxCapsuleBytes, readCapsule } from './opening.ts'
import { changeableSettings, type SettingsStore } from './settings.ts'
import { isAllowedExternal, originOf } from './windows.ts'

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

/** @param opened adds the opened path to the recent files */
export const openCapsuleHandler = (copy: () => Copy, opened: (path: string) => void): Handler<'openCapsule'> => ({
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

/** A file name without folders, because a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

/** @param saved adds the written path to the recent files */
export const saveCapsuleHandler = (copy: () => Copy, saved: (path: string) => void): Handler<'saveCapsule'> => ({
  input: z.object({ name: fileName, content: z.string().check(z.maxLength(maxCapsuleBytes)) }),
  expects: 'it takes a file name that ends in .yoimachi, and the capsule as text',
  async run({ name, content }) {
    const { saveCapsule: title, capsuleFilter } = copy()
    const { canceled, filePath } = await dialog.showSaveDialog({
      title,
      defaultPath: name,
      filters: [{ name: capsuleFilter, extensions: [...capsuleExtensions] }],
    })
    if (canceled || filePath === '') return null
    // Writes a temporary file and renames it, so an interrupted save keeps the former capsule.
    const partial = `${filePath}.part`
    try {
      await writeFile(partial, content)
      await rename(partial, filePath)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    saved(filePath)
    return filePath
  },
})

const place = z.int().check(z.minimum(0), z.maximum(20_000))
const length = z.int().check(z.minimum(1), z.maximum(20_000))

/** @param workbench returns the window that may be captured */
export const takePictureHandler = (workbench: () => BrowserWindow | undefined): Handler<'takePicture'> => ({
  input: z.object({ x: place, y: place, width: length, height: length }),
  expects: 'it takes an area of the window in whole CSS px',
  async run(area) {
    const image = await workbench()?.webContents.capturePage(area)
    // The picture of a minimised window is empty.
    return !image || image.isEmpty() ? null : image.toPNG().toString('base64')
  },
})

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

/** A zod schema of `zod` or `zod/mini`. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** Implements one bridge method in the main process. */
interface Handler<M extends BridgeMethod> {
  /** Parses the argument, because pages are not trusted. */
  readonly input: ArgumentSchema<Parameters<Bridge[M]>[0]>
  /** Describes the valid argument in error messages. */
  readonly expects: string
  run(argument: Parameters<Bridge[M]>[0]): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

type Handlers = { readonly [M in BridgeMethod]: Handler<M> }

/** Returns whether a call comes from the workbench in the main frame of its window. */
function isWorkbench({ senderFrame }: IpcMainInvokeEvent, origins: LocalOrigins): boolean {
  return senderFrame !== null && senderFrame.parent === null && originOf(senderFrame.url) === origins.workbench
}

function register<M extends BridgeMethod>(method: M, handler: Handler<M>, origins: () => LocalOrigins): void {
  ipcMain.handle(channelOf(method), async (event, raw: unknown) => {
    if (!isWorkbench(event, origins())) {
      throw new Error(`Failed to call ${method}: the page is not the workbench.`)
    }
    const argument = handler.input.safeParse(raw)
    if (!argument.success) throw new Error(`Failed to call ${method}: ${handler.expects}.`)
    return await handler.run(argument.data)
  })
}

/**
 * Registers the handler of each bridge method. A call from another page or with an invalid argument rejects in the page
 * before the handler runs.
 * @param origins returns the origins of the running server
 */
export function registerBridge(handlers: Handlers, origins: () => LocalOrigins): void {
  for (const [method, handler] of Object.entries(handlers) as [BridgeMethod, Handler<BridgeMethod>][])
    register(method, handler, origins)
}
