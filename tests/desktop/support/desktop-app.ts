import type { Page } from '@playwright/test'
import type * as Electron from 'electron'

/** The Electron module as a function run in the main process sees it. */
type ElectronModule = typeof Electron

/** A method that Electron has and does not document. */
export interface HasPreferences {
  getLastWebPreferences(): Electron.WebPreferences | null
}

/** A running desktop app: the built bundles in the stand-in, or in a real Electron. Specs know no difference. */
export interface DesktopApp {
  /** The page of the workbench window, loaded. */
  window(): Promise<Page>
  /** The page whose address starts so, once it is there. */
  pageAt(prefix: string): Promise<Page>
  /** Runs a self-contained function in the main process. */
  evaluate<R, A>(run: (electron: ElectronModule, argument: A) => R | Promise<R>, argument: A): Promise<R>
  /** Everything the main process printed so far. */
  output(): string
  /** Sends a signal; resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves to the exit code of a process that ends on its own. */
  readonly exited: Promise<number | null>
}

export interface DesktopStart {
  /** Home of the app's own data; the same folder again is a restart. */
  readonly configHome: string
  /** `null` asks for none: the app takes the one of its last start. Default 0, any free one. */
  readonly port?: number | null
  /** Further server options. */
  readonly args?: readonly string[]
  /** Which Chromium plays the renderers in the stand-in: the light one is up sooner and knows no camera. Default `whole`. */
  readonly browser?: 'whole' | 'light'
  /** Another main module than the built one: the bench compares with an empty one. */
  readonly main?: string
}

export const portOption = (port: number | null): string[] => (port === null ? [] : ['--port', String(port)])
