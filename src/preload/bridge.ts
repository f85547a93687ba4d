/** The one typed bridge between the workbench page and the desktop app. Everything else the page asks over HTTP. */
export interface Bridge {
  /** Which app this is, for the about panel and for error reports. */
  appInfo(): Promise<AppInfo>
  /** Opens an `https` page of an allowed host in the person's own browser. Rejects for any other address. */
  openExternal(address: string): Promise<void>
  /** Lets the person choose a capsule file. `null` when they close the dialog. */
  openCapsule(): Promise<CapsuleFile | null>
  /** Lets the person choose where to keep a capsule. The path written, or `null` when they close the dialog. */
  saveCapsule(file: CapsuleFile): Promise<string | null>
  /** A PNG, as base64, of a part of this window as it is seen; `null` while nothing of it can be. */
  takePicture(area: Area): Promise<string | null>
  getSettings(): Promise<Settings>
  /** Stores the given settings and applies them; the others stay. Answers all of them. */
  changeSettings(change: SettingsChange): Promise<Settings>
  /**
   * Restarts the embedded server: `null` for the mock backend, an address for the real API behind the proxy. The
   * window then loads afresh. Rejects, with the former backend running again, when the server does not start.
   */
  connectBackend(backend: string | null): Promise<void>
  /** Calls `listener` for every menu entry that the page carries out. Answers the function that ends it. */
  onCommand(listener: (command: WorkbenchCommand) => void): () => void
  /**
   * Calls `listener` for everything that a person opened from outside and agreed to, also for what came before anybody
   * listened. Answers the function that ends it.
   */
  onOpen(listener: (target: OpenTarget) => void): () => void
  /** Tells the panels that the page offers now, for the menu. */
  offerPanels(panels: readonly PanelTitle[]): Promise<void>
  /** Lets the person choose where the world lives from the next start on. Answers all settings. */
  chooseDataFolder(): Promise<Settings>
  /** Shows the log file in its folder. */
  showLog(): Promise<void>
  /** Has the workbench's window fill the screen, or not any more. */
  setFullScreen(on: boolean): Promise<void>
}

interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly electron: string
  readonly chrome: string
}

export interface CapsuleFile {
  /** File name without folder. */
  readonly name: string
  /** The capsule as text (`GET /__control/capsule`). */
  readonly content: string
}

/** In CSS px from the window's corner. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a double-clicked capsule or a link asks the page to do. */
export type OpenTarget =
  | { readonly kind: 'capsule'; readonly file: CapsuleFile }
  | { readonly kind: 'scenario' | 'panel'; readonly key: string }

export interface PanelTitle {
  readonly key: string
  readonly title: string
}

type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  readonly theme: ThemeChoice
  /** Base address of the real API, or `null` for the mock. */
  readonly backend: string | null
  /** Of menus and dialogs. */
  readonly language: 'system' | 'ja' | 'en'
  /** Port from the next start on, `null` for the one of the last start. */
  readonly fixedPort: number | null
  /** Folder of the world from the next start on, `null` for the app's own. */
  readonly dataDir: string | null
  /** How much the log file keeps. */
  readonly log: 'error' | 'warn' | 'info'
}

/** `backend` and `dataDir` are missing on purpose: a page may not name a folder or leave the mock by a setting. */
export type SettingsChange = {
  readonly [Name in Exclude<keyof Settings, 'backend' | 'dataDir'>]?: Settings[Name] | undefined
} & {
  /** Back to the app's own folder. */
  readonly dataDir?: null | undefined
}

/** What a menu entry asks the page to do. */
const workbenchCommands = [
  'palette',
  'clock-toggle',
  'jump-next-reset',
  'jump-one-day',
  'rewind',
  'capsule-open',
  'capsule-save',
  'reload-phones',
  'present',
  'presenter',
  'settings',
] as const
export type WorkbenchCommand = (typeof workbenchCommands)[number]

/** The methods that cross to the main process; one handler each. */
export type BridgeMethod = Exclude<keyof Bridge, 'onCommand' | 'onOpen'>

/** Channel of a method's calls. */
export const channelOf = (method: BridgeMethod): string => `bridge:${method}`

/** Channel on which main sends a {@link WorkbenchCommand}. */
export const commandChannel = 'bridge:command'

/** Channel on which main sends an {@link OpenTarget}. */
export const openChannel = 'bridge:open'

/** Name of the bridge on `window`. Missing when the workbench runs in a plain browser. */
export const bridgeName = 'yoimachi'
