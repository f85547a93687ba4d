import { rename, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { app, type BrowserWindow, dialog, nativeTheme, type Rectangle, shell } from 'electron'
import * as z from 'zod/mini'
import { backendAddress } from '../contract/rules/backend.ts'
import type { Bridge, BridgeMethod, PanelTitle, SentArgument, Settings } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'
import { isAllowedExternal } from './guards.ts'
import { capsuleExtensions } from './inbox.ts'
import type { Log } from './log.ts'
import { maxCapsuleBytes } from './opening.ts'
import { changeableSettings, type SettingsStore } from './settings.ts'

const panel = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  english: z.string().check(z.minLength(1), z.maxLength(60)),
})

/** Parts of the app that the page acts on. */
export interface BridgeParts {
  readonly settings: SettingsStore
  readonly copy: () => Copy
  readonly log: Log
  /** The window that may be captured. */
  readonly workbench: () => BrowserWindow | undefined
  /** Opens a capsule after those that were opened before. */
  readonly openFile: (path: string) => void
  /** Adds a saved path to the recent files. */
  readonly remember: (path: string) => void
  /** Adds the panels to the menu. */
  readonly showPanels: (panels: readonly PanelTitle[]) => void
  /** Called after settings are stored. */
  readonly settingsChanged: () => void
  /** Restarts the server with the backend and reloads the workbench. */
  readonly connect: (backend: string | null) => Promise<void>
}

/** A file name without folders, because a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

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

/** Returns the settings that the page may read. */
const asSettings = ({ theme, backend, language, fixedPort, dataDir, log }: Settings): Settings => ({
  theme,
  backend,
  language,
  fixedPort,
  dataDir,
  log,
})

const { theme, language, fixedPort, log } = changeableSettings

const change = z.strictObject({
  theme: z.optional(theme),
  language: z.optional(language),
  fixedPort: z.optional(fixedPort),
  log: z.optional(log),
  dataDir: z.optional(z.null()),
})

const noArgument = { input: z.undefined(), expects: 'it takes no argument' }

/** Returns the handler of each method of the bridge. */
export const handlersOf = (parts: BridgeParts): Handlers => ({
  ...capsuleHandlers(parts),
  ...settingsHandlers(parts),
  ...windowHandlers(parts),
})

/** Capsules: chosen, dropped and saved. */
function capsuleHandlers({
  copy,
  openFile,
  remember,
}: BridgeParts): Pick<Handlers, 'openCapsule' | 'openDropped' | 'saveCapsule'> {
  return {
    openCapsule: {
      ...noArgument,
      async run() {
        const { openCapsule: title, capsuleFilter: name } = copy()
        const { canceled, filePaths } = await dialog.showOpenDialog({
          title,
          properties: ['openFile'],
          filters: [{ name, extensions: [...capsuleExtensions] }],
        })
        const [path] = filePaths
        if (!canceled && path !== undefined) openFile(path)
      },
    },
    openDropped: {
      input: z.string().check(z.maxLength(4096), z.refine(isAbsolute)),
      expects: 'it takes a file',
      run(path) {
        openFile(path)
        return true
      },
    },
    saveCapsule: {
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
        await replaceFile(filePath, content)
        remember(filePath)
        return filePath
      },
    },
  }
}

/** Settings, and what takes part in them: the folder of the world and the backend. */
function settingsHandlers({
  settings,
  copy,
  settingsChanged,
  connect,
}: BridgeParts): Pick<Handlers, 'getSettings' | 'changeSettings' | 'chooseDataFolder' | 'connectBackend'> {
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
        settingsChanged()
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
        // A subfolder, because the chosen folder may hold other files.
        return asSettings(await settings.change({ dataDir: join(folder, 'yoimachi-world') }))
      },
    },
    connectBackend: {
      input: z.nullable(backendAddress),
      expects: 'the backend is null for the mock, or an https address without query',
      run: connect,
    },
  }
}

/** The app and its window. */
function windowHandlers({
  workbench,
  showPanels,
  log: { path },
}: BridgeParts): Pick<
  Handlers,
  'appInfo' | 'openExternal' | 'takePicture' | 'offerPanels' | 'showLog' | 'setFullScreen'
> {
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
      input: z.string().check(z.refine(isAllowedExternal)),
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
      run: async (on) => workbench()?.setFullScreen(on),
    },
  }
}

/** Writes a temporary file and renames it, so that an interrupted save keeps the former file. */
async function replaceFile(path: string, content: string): Promise<void> {
  const partial = `${path}.part`
  try {
    await writeFile(partial, content)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** A zod schema of `zod` or `zod/mini`. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** Implements one bridge method in the main process. */
export interface Handler<M extends BridgeMethod> {
  /** Parses the argument, because pages are not trusted. */
  readonly input: ArgumentSchema<SentArgument<M>>
  /** Describes the valid argument in error messages. */
  readonly expects: string
  run(argument: SentArgument<M>): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

type Handlers = { readonly [M in BridgeMethod]: Handler<M> }
