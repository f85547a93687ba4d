import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import { missingFields } from './ledger/missing-fields.ts'
import { startMockServer, testNow } from './mock-server.ts'
import type { MockServer } from './mock-server.ts'
import { PhoneContexts } from './phone-contexts.ts'
import { seeHome } from './see-home.ts'

interface PhoneOptions extends BrowserContextOptions {
  /** Phone with its own origin and storage. Default `a`. */
  phone?: 'a' | 'b' | 'c'
  /** Key of a persona (fixtures/personas.json); without it the phone is logged out. */
  persona?: string
  /** First page. Default `/home`, or `/` without a persona. `null` opens nothing. */
  path?: string | null
  /** Marks the automatic dialogs of home as seen. */
  homeSeen?: boolean
  /** Starts with an empty browser cache, for tests of loading. */
  cold?: boolean
}

interface TestFixtures {
  /** Gives every test a new world with its clock frozen at {@link testNow} and no faults. */
  freshWorld: void
  /** Opens the member app on a phone in its own browser context, logged in as a persona. */
  openPhone: (options?: PhoneOptions) => Promise<Page>
}

interface WorkerFixtures {
  /** Server of this worker; each test gets a new world. */
  server: MockServer
  /** Browser contexts of this worker. */
  phones: PhoneContexts
}

/** Documented fields that a request of the member app lacks (D-88). */
function lacksOf(request: Request): readonly string[] {
  if (!new URL(request.url()).pathname.startsWith('/api/')) return []
  const isJson = request.headers()['content-type']?.includes('json') === true
  return missingFields({
    method: request.method(),
    url: request.url(),
    body: isJson ? (request.postDataJSON() as unknown) : null,
  })
}

/** Login as the member app stores it (AUTH-11): the response headers under their wire names. */
export async function readSession(server: MockServer, persona: string): Promise<Record<string, string>> {
  const session = await server.control.post<Record<string, unknown>>('/sessions', { persona })
  return Object.fromEntries(
    ['access-token', 'client', 'uid', 'token-type', 'expiry'].map((name) => [name, String(session[name])]),
  )
}

/** For `test.use`: enables motion, which the other browser tests reduce. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** `test` with a server per worker and phones per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the names of required fixtures from a destructured first parameter, even if there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startMockServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  phones: [async ({ browser }, use) => use(new PhoneContexts(browser)), { scope: 'worker' }],

  freshWorld: [
    async ({ server }, use) => {
      await server.control.put('/faults', [])
      await server.control.post('/reset', { now: testNow })
      await server.control.post('/clock', { mode: 'frozen' })
      await use()
    },
    { auto: true },
  ],

  // Like Playwright's own page, in a reused context with a warm browser cache.
  page: async ({ phones, server, viewport, locale, timezoneId, permissions, contextOptions }, use) => {
    const options: BrowserContextOptions = { ...contextOptions, viewport }
    if (locale !== undefined) options.locale = locale
    if (timezoneId !== undefined) options.timezoneId = timezoneId
    if (permissions !== undefined) options.permissions = permissions
    await use(await phones.open({ ...options, baseURL: server.workbenchUrl }, [], false))
    await phones.takeBack()
  },

  openPhone: async ({ phones, server, viewport, locale, timezoneId, contextOptions }, use) => {
    const usual: BrowserContextOptions = { ...contextOptions, viewport }
    if (locale !== undefined) usual.locale = locale
    if (timezoneId !== undefined) usual.timezoneId = timezoneId
    // Every test also checks the request fields of its calls.
    const lacking = new Set<string>()
    const note = (request: Request): void => {
      for (const lack of lacksOf(request)) lacking.add(lack)
    }
    const noted: BrowserContext[] = []
    await use(async ({ phone = 'a', persona, path, homeSeen = false, cold = false, ...options } = {}) => {
      if (homeSeen && persona !== undefined) await seeHome(server, persona)
      const session = persona === undefined ? {} : await readSession(server, persona)
      const all = Object.assign({}, usual, options, { baseURL: server.phone(phone) })
      const page = await phones.open(all, Object.entries(session), cold)
      noted.push(page.context().on('request', note))
      const start = path === undefined ? (persona === undefined ? '/' : '/home') : path
      if (start !== null) await page.goto(start)
      return page
    })
    for (const context of noted) context.off('request', note)
    await phones.takeBack()
    expect([...lacking], 'documented fields that a call did not send (D-88)').toEqual([])
  },
})
