/** Methods of the desktop app that the workbench page can call. All other requests use HTTP. */
export interface Bridge {
  /** Versions for the about panel and error reports. */
  appInfo(): Promise<AppInfo>
  /** Opens an `https` page of an allowed host in the system's browser. Rejects any other address. */
  openExternal(address: string): Promise<void>
  /** Shows an open dialog and opens the chosen capsule. {@link Bridge.onOpen} gets its state. */
  openCapsule(): Promise<void>
  /**
   * Opens a dropped capsule by its path. {@link Bridge.onOpen} gets its state. Returns false for a file without a path,
   * such as one made by a page.
   */
  openDropped(file: File): Promise<boolean>
  /** Shows a save dialog and writes a capsule. Returns the path, or `null` when the dialog is cancelled. */
  saveCapsule(file: CapsuleFile): Promise<string | null>
  /** Captures a part of this window as a base64 PNG. Returns `null` while the window is minimised. */
  takePicture(area: Area): Promise<string | null>
  getSettings(): Promise<Settings>
  /** Stores and applies the given settings. Returns all settings. */
  changeSettings(change: SettingsChange): Promise<Settings>
  /**
   * Puts another backend behind the embedded server: `null` for the mock, an address for the real API behind the proxy.
   * Between mock and real API it restarts the server and reloads the window. Rejects and keeps the former backend if that
   * fails. If no server runs then, a dialog of main offers a new start.
   */
  connectBackend(backend: string | null): Promise<void>
  /** Calls `listener` for every menu command. Returns the unsubscribe function. */
  onCommand(listener: (command: WorkbenchCommand) => void): () => void
  /**
   * Calls `listener` for every confirmed link opened from outside and every state of an opened file, including those
   * queued before it subscribed.
   * Returns the unsubscribe function.
   */
  onOpen(listener: (target: OpenTarget) => void): () => void
  /** Sets the panels shown in the menu. */
  offerPanels(panels: readonly PanelTitle[]): Promise<void>
  /** Shows a folder dialog for the world's folder from the next start on. Returns all settings. */
  chooseDataFolder(): Promise<Settings>
  /** Shows the log file in its folder. */
  showLog(): Promise<void>
  /** Fills the screen for a presentation. Its end restores what was before. */
  setFullScreen(on: boolean): Promise<void>
}

interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly electron: string
  readonly chrome: string
}

interface CapsuleFile {
  /** File name without folder. */
  readonly name: string
  /** The capsule as text (`GET /__control/capsule`). */
  readonly content: string
}

/** CSS px from the window's top left corner. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** State of a capsule that the app opens on the server. */
export type CapsuleState =
  | { readonly state: 'opening' }
  | { readonly state: 'opened' }
  /** Status and body of the control API's response; 0 without a response. */
  | { readonly state: 'refused'; readonly status: number; readonly refusal: unknown }

/** A capsule that the app opens, or a scenario or panel that the page opens. */
export type OpenTarget =
  /** `name` is the name of the file without folder. */
  | ({ readonly kind: 'capsule'; readonly name: string } & CapsuleState)
  | { readonly kind: 'scenario' | 'panel'; readonly key: string }

export interface PanelTitle {
  readonly key: string
  readonly title: string
  readonly english: string
}

type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  readonly theme: ThemeChoice
  /** Base address of the real API, or `null` for the mock. */
  readonly backend: string | null
  /** Language of menus and dialogs. */
  readonly language: 'system' | 'ja' | 'en'
  /** Port from the next start on; `null` reuses the last port. */
  readonly fixedPort: number | null
  /** Folder of the world from the next start on; `null` is the default folder. */
  readonly dataDir: string | null
  /** Level of the log file. */
  readonly log: 'error' | 'warn' | 'info'
}

/** Settings that a page may change. `backend` needs `connectBackend`, and `dataDir` a dialog. */
export type SettingsChange = {
  readonly [Name in Exclude<keyof Settings, 'backend' | 'dataDir'>]?: Settings[Name] | undefined
} & {
  /** `null` restores the default folder. */
  readonly dataDir?: null | undefined
}

/** Commands of the menu that the page carries out. */
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

/** Methods handled by the main process. */
export type BridgeMethod = Exclude<keyof Bridge, 'onCommand' | 'onOpen'>

/** Argument of a method as main receives it. A file arrives as its path. */
export type SentArgument<M extends BridgeMethod> = M extends 'openDropped' ? string : Parameters<Bridge[M]>[0]

export const channelOf = (method: BridgeMethod): string => `bridge:${method}`

/** Channel of {@link WorkbenchCommand} messages from main. */
export const commandChannel = 'bridge:command'

/** Channel of {@link OpenTarget} messages from main. */
export const openChannel = 'bridge:open'

/** Name of the bridge on `window`; absent in a plain browser. */
export const bridgeName = 'yoimachi'
