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
  /** The capsule as JSON text (`GET /__control/capsule`). */
  readonly content: string
}

type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  readonly theme: ThemeChoice
  /** Base address of the real API, or `null` for the mock. */
  readonly backend: string | null
}

/** `backend` is missing on purpose: it changes with {@link Bridge.connectBackend} only. */
interface SettingsChange {
  readonly theme?: ThemeChoice | undefined
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
] as const
export type WorkbenchCommand = (typeof workbenchCommands)[number]

/** The methods that cross to the main process; one handler each. */
export type BridgeMethod = Exclude<keyof Bridge, 'onCommand'>

/** Channel of a method's calls. */
export const channelOf = (method: BridgeMethod): string => `bridge:${method}`

/** Channel on which main sends a {@link WorkbenchCommand}. */
export const commandChannel = 'bridge:command'

/** Name of the bridge on `window`. Missing when the workbench runs in a plain browser. */
export const bridgeName = 'yoimachi'
