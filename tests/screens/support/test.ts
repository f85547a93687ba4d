import type { Page } from '@playwright/test'
import { test as base } from 'vitest'
import { startOwnServer } from '../../../mock-api/package/own-server.ts'
import { collectCoverage } from '../../support/collect-coverage.ts'
import { controlClient } from '../../support/control-client.ts'
import { missingFields } from '../../support/ledger/missing-fields.ts'
import { testNow, type MockServer } from '../../support/mock-server.ts'
import { seeHome } from '../../support/see-home.ts'
import { expect } from './matchers.ts'
import type { ScreenRequest } from './network.ts'
import { ScreenPage } from './screen-page.ts'

interface PhoneOptions {
  phone?: 'a' | 'b' | 'c'
  persona?: string
  path?: string | null
  homeSeen?: boolean
  /** Ignored, because pages here have no cache. */
  cold?: boolean
  /** Ignored, because pages here need no permissions. */
  permissions?: readonly string[]
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
}

interface Fixtures {
  /** The mock of this process, which all files share. */
  shared: MockServer
  /** That mock with a new town. */
  server: MockServer
  openPhone: (options?: PhoneOptions) => Promise<Page>
}

const sessionNames = ['access-token', 'client', 'uid', 'token-type', 'expiry'] as const

/** `test` with a mock, founded anew for each test, and pages of the member app in this process. */
export const test = base.extend<Fixtures>({
  shared: [
    // Vitest reads fixture names from a destructured first parameter, even when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const webRoot = `${import.meta.dirname}/page`
      const founding = { seed: 7, members: 40, now: testNow }
      const { server, dataDir, end } = await startOwnServer(founding, { webRoot, checkResponses: true })
      const { url, port } = server
      // The parts that page models and helpers of the browser tests use. Each page has its own storage, so phones need
      // no separate origins or host names.
      await use({ url, port, control: controlClient(url), phone: () => url, dataDir } as unknown as MockServer)
      await collectCoverage(url)
      await end()
    },
    { scope: 'worker' },
  ],
  server: async ({ shared: server }, use) => {
    await server.control.put('/faults', [])
    await server.control.post('/reset', { now: testNow })
    await server.control.post('/clock', { mode: 'frozen' })
    await use(server)
  },
  openPhone: async ({ server }, use) => {
    const pages: ScreenPage[] = []
    const lacking = new Set<string>()
    // Every test also checks the payloads of its requests.
    const note = (request: ScreenRequest) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return
      const isJson = request.headers()['content-type']?.includes('json') === true
      const body = isJson ? request.postDataJSON() : null
      for (const lack of missingFields({ method: request.method(), url: request.url(), body })) lacking.add(lack)
    }
    await use(
      async ({ phone = 'a', persona, path, homeSeen = false, cold: _cold, permissions: _allowed, ...options } = {}) => {
        if (homeSeen && persona !== undefined) await seeHome(server, persona)
        const session: Record<string, unknown> =
          persona === undefined ? {} : await server.control.post<Record<string, unknown>>('/sessions', { persona })
        const storage = Object.fromEntries(
          persona === undefined ? [] : sessionNames.map((name) => [name, String(session[name])]),
        )
        const page = new ScreenPage({ origin: server.phone(phone), storage, ...options })
        pages.push(page.on('request', note))
        const start = path === undefined ? (persona === undefined ? '/' : '/home') : path
        if (start !== null) await page.goto(start)
        return page as unknown as Page
      },
    )
    for (const page of pages) await page.close()
    expect([...lacking], 'documented fields that a call did not send (D-88)').toEqual([])
  },
})
