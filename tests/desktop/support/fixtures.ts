import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { findElectron } from '../../../.scripts/desktop/obtain-electron.mjs'
import type { DesktopApp, DesktopStart } from './desktop-app.ts'
import { SharedApp } from './shared-app.ts'
import { startInElectron } from './start-in-electron.ts'
import { startInStandIn } from './start-in-stand-in.ts'

interface DesktopFixtures {
  /** Home of the app's data for this test. */
  configHome: string
  /** Folder of settings and world, below {@link configHome}. */
  userData: string
  /** Starts the app. The end of the test stops every running app. */
  start: (options?: Partial<DesktopStart>) => Promise<DesktopApp>
  /**
   * Shared running app in its state after the start, for tests that stop nothing and change neither settings nor world.
   */
  app: DesktopApp
  /** Folder of the files of {@link app}. */
  appData: string
}

/** Whether the specs run in real Electron instead of the stand-in. */
export const isRealElectron = findElectron().path !== undefined

const userDataIn = (configHome: string): string => join(configHome, '宵待')

async function inNewFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-desktop-'))
  await use(folder)
  // The browser's processes may still write for a moment after its exit.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

const launch = (configHome: string, { args = [], ...options }: Partial<DesktopStart> = {}) =>
  (isRealElectron ? startInElectron : startInStandIn)({
    configHome,
    args: ['--seed', '7', '--members', '20', ...args],
    phones: 'blank',
    ...options,
  })

export const test = base.extend<DesktopFixtures, { shared: SharedApp }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from a destructured parameter
  configHome: ({}, use) => inNewFolder(use),
  userData: ({ configHome }, use) => use(userDataIn(configHome)),
  start: async ({ configHome }, use) => {
    const running: DesktopApp[] = []
    await use(async (options) => {
      const app = await launch(configHome, { browser: 'light', ...options })
      running.push(app)
      return app
    })
    await Promise.all(running.map((app) => app.end('SIGTERM')))
  },
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    ({}, use) =>
      inNewFolder(async (home) => {
        const shared = await SharedApp.of(await launch(home), userDataIn(home))
        await use(shared)
        await shared.app.end('SIGTERM')
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  app: async ({ shared }, use) => use(await shared.asStarted()),
  appData: ({ shared }, use) => use(shared.userData),
})
