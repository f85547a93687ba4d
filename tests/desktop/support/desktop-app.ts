import type { Page } from '@playwright/test'
import type * as Electron from 'electron'

/** The Electron module inside a function that runs in the main process. */
type ElectronModule = typeof Electron

/** An undocumented method of Electron. */
export interface HasPreferences {
  getLastWebPreferences(): Electron.WebPreferences | null
}

/** A running desktop app: the built bundles in the stand-in or in real Electron. Specs are the same for both. */
export interface DesktopApp {
  /** The loaded page of the workbench window. */
  window(): Promise<Page>
  /** Waits for the page whose address starts with `prefix`. */
  pageAt(prefix: string): Promise<Page>
  /** Runs a self-contained function in the main process. */
  evaluate<R, A>(run: (electron: ElectronModule, argument: A) => R | Promise<R>, argument: A): Promise<R>
  /** Output of the main process so far. */
  output(): string
  /** Sends a signal and resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves with the exit code when the process exits by itself. */
  readonly exited: Promise<number | null>
}

export interface DesktopStart {
  /** Home of the app's data; the same folder again means a restart. */
  readonly configHome: string
  /** `null` uses the port of the last start. Default 0, any free one. */
  readonly port?: number | null
  /** Further server options. */
  readonly args?: readonly string[]
  /** Further environment of the process. */
  readonly env?: Readonly<Record<string, string>>
  /** Chromium for the renderers in the stand-in: `light` starts faster and has no camera. Default `whole`. */
  readonly browser?: 'whole' | 'light'
  /** `blank` leaves the phones of the stage empty in the stand-in, which halves the cost of a start. Default `shown`. */
  readonly phones?: 'shown' | 'blank'
  /** Other main module than the built one; the bench compares with an empty one. */
  readonly main?: string
}

export const portOption = (port: number | null): string[] => (port === null ? [] : ['--port', String(port)])
