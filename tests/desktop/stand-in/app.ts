import { readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import type { StandInBrowser } from './browser.ts'
import { checkOptions, strict } from './known.ts'
import { claimLock } from './single-instance-lock.ts'
import { CancellableEvent, StrictEmitter } from './strict-emitter.ts'
import { appEvents } from './surface.ts'

const manifest = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
  name: string
  productName?: string
  version: string
}

const name = manifest.productName ?? manifest.name
const appData = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config')
const paths: Readonly<Record<string, string>> = {
  appData,
  userData: join(appData, name),
  temp: tmpdir(),
  home: homedir(),
}

let launched: Promise<StandInBrowser> | undefined
let isReady = false
let isQuitting = false

/** The browser starts with readiness, as in Electron; using it earlier is an error there too. */
export function browser(): Promise<StandInBrowser> {
  if (!launched) throw new Error('The Electron stand-in is not ready: wait for app.whenReady() first.')
  return launched
}

/** Open windows, closed on quit. */
export const openWindows = new Set<{ close(): void }>()

class App extends StrictEmitter {
  readonly name = name
  readonly isPackaged = false

  constructor() {
    super('app', appEvents)
  }

  getVersion = (): string => manifest.version

  getPath = (key: string): string => {
    const path = paths[key]
    if (path === undefined) throw new Error(`The Electron stand-in does not know app.getPath('${key}').`)
    return path
  }

  isReady = (): boolean => isReady
  // Empty on some systems before readiness.
  getLocale = (): string => (isReady ? 'ja' : '')
  getPreferredSystemLanguages = (): string[] => ['ja-JP', 'en-US']
  setAppUserModelId = (_id: string): void => {}

  enableSandbox = (): void => {
    if (isReady) throw new Error('app.enableSandbox() must be called before the app is ready.')
  }

  requestSingleInstanceLock = (additionalData: object = {}): boolean =>
    claimLock(this.getPath('userData'), additionalData, (argv, cwd, data) =>
      this.emit('second-instance', new CancellableEvent(), argv, cwd, data),
    )

  whenReady = async (): Promise<void> => {
    // Asynchronous, because Electron becomes ready after the main module was evaluated.
    await new Promise((resolve) => setImmediate(resolve))
    launched ??= launchBrowser(this.getPath('userData'))
    await launched
    isReady = true
  }

  setAboutPanelOptions = (options: object): void => {
    checkOptions('the about panel', options, [
      'applicationName',
      'applicationVersion',
      'copyright',
      'version',
      'credits',
      'authors',
      'website',
      'iconPath',
    ])
  }

  // The process that would start afterwards is the spec's own affair.
  relaunch = (options: object): void => checkOptions('relaunch', options, ['args', 'execPath'])

  addRecentDocument = (_path: string): void => {}
  clearRecentDocuments = (): void => {}
  setAsDefaultProtocolClient = (_protocol: string): boolean => true

  quit = (): void => {
    if (isQuitting) return
    const before = new CancellableEvent()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    isQuitting = true
    for (const window of openWindows) window.close()
    if (openWindows.size === 0) willQuit()
  }

  exit = (code = 0): void => {
    const end = (): never => process.exit(code)
    if (!launched) end()
    else void launched.then(({ context }) => context.close()).then(end, end)
  }
}

function willQuit(): void {
  const event = new CancellableEvent()
  innerApp.emit('will-quit', event)
  isQuitting = false
  if (!event.defaultPrevented) innerApp.exit(0)
}

/** Called by a window after it is closed. */
export function windowClosed(): void {
  if (openWindows.size > 0) return
  if (isQuitting) willQuit()
  else innerApp.emit('window-all-closed')
}

/** The instance behind the strict proxy, for the stand-in's own files. */
export const innerApp = new App()
export const app = strict('app', innerApp)
