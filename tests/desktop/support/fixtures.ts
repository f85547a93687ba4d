import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { findElectron } from '../../../.scripts/desktop/find-electron.mjs'
import type { DesktopApp, DesktopStart } from './desktop-app.ts'
import { startInElectron } from './start-in-electron.ts'
import { startInStandIn } from './start-in-stand-in.ts'

interface DesktopFixtures {
  /** Home of the app's data for this test. */
  configHome: string
  /** Where the app keeps settings and world, below {@link configHome}. */
  userData: string
  /** Starts the app; whatever still runs at the end of the test is ended. */
  start: (options?: Partial<DesktopStart>) => Promise<DesktopApp>
}

/** Whether the specs run in a real Electron; else in the stand-in. */
export const isRealElectron = findElectron().path !== undefined

export const test = base.extend<DesktopFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from a destructured parameter
  configHome: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'yoimachi-desktop-'))
    await use(folder)
    // The browser's own processes may still write for a moment after it has ended.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  },
  userData: ({ configHome }, use) => use(join(configHome, '宵待')),
  start: async ({ configHome }, use) => {
    const running: DesktopApp[] = []
    await use(async ({ args = [], ...options } = {}) => {
      const launch = isRealElectron ? startInElectron : startInStandIn
      const app = await launch({ configHome, args: ['--seed', '7', '--members', '20', ...args], ...options })
      running.push(app)
      return app
    })
    await Promise.all(running.map((app) => app.end('SIGTERM')))
  },
})
