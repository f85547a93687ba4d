import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { BrowserContext } from 'playwright'
import { chromiumLaunch } from '../../support/chromium-launch.ts'

export interface StandInBrowser {
  readonly context: BrowserContext
  /** Address at which a spec connects to the same browser. */
  readonly endpoint: string
}

/** Chromium writes its port into its profile. */
async function readEndpoint(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  for (let attempt = 0; attempt < 200 && !existsSync(file); attempt += 1) await sleep(25)
  const [port = '', path = ''] = readFileSync(file, 'utf8').split('\n')
  return `ws://127.0.0.1:${port}${path}`
}

/**
 * The Chromium that runs the renderers. Its profile is in the app's user data, as in Electron, so that sessions survive
 * a restart.
 */
export async function launchBrowser(userData: string): Promise<StandInBrowser> {
  const profile = join(userData, 'stand-in-chromium')
  const { executablePath, args } = chromiumLaunch(process.env['STAND_IN_BROWSER'] === 'light' ? 'light' : 'whole')
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...args, '--remote-debugging-port=0', '--use-fake-device-for-media-stream'],
    viewport: null,
    // Signals are meant for the app under test, which closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    locale: 'ja-JP',
  })
  return { context, endpoint: await readEndpoint(profile) }
}
