import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import { missingFields } from './ledger/missing-fields.ts'
import { startMockServer, testNow } from './mock-server.ts'
import type { MockServer } from './mock-server.ts'
import { PhoneContexts } from './phone-contexts.ts'
import { seeHome } from './see-home.ts'

interface PhoneOptions extends BrowserContextOptions {
  /** Which phone: its own origin and storage. Default `a`. */
  phone?: 'a' | 'b' | 'c'
  /** Key of a persona (fixtures/personas.json); without one nobody is logged in. */
  persona?: string
  /** Where to go first. Default `/home`, or `/` without a persona. `null` opens nothing. */
  path?: string | null
  /** Whether what opens by itself on home was seen already, so that home is what a test finds there. */
  homeSeen?: boolean
  /** Whether the browser has nothing of the app yet, for tests of what has to be loaded. */
  cold?: boolean
}

interface TestFixtures {
  /** Gives every test a newly founded world, its clock frozen at {@link testNow}, no fault set. */
  freshWorld: void
  /** Opens the member app on a phone in a browser context of its own, logged in as a persona. */
  openPhone: (options?: PhoneOptions) => Promise<Page>
}

interface WorkerFixtures {
  /** The server of this worker; its world is newly founded for each test. */
  server: MockServer
  /** Where the pages of this worker are opened. */
  phones: PhoneContexts
}

/** What a call of the member app lacks of its documented fields (D-88). */
function lacksOf(request: Request): readonly string[] {
  if (!new URL(request.url()).pathname.startsWith('/api/')) return []
  const isJson = request.headers()['content-type']?.includes('json') === true
  return missingFields({
    method: request.method(),
    url: request.url(),
    body: isJson ? (request.postDataJSON() as unknown) : null,
  })
}

/** What the member app keeps of a login (AUTH-11): the response headers under their wire names. */
async function readSession(server: MockServer, persona: string): Promise<Record<string, string>> {
  const session = await server.control.post<Record<string, unknown>>('/sessions', { persona })
  return Object.fromEntries(
    ['access-token', 'client', 'uid', 'token-type', 'expiry'].map((name) => [name, String(session[name])]),
  )
}

/** For `test.use`: entrances and fades as they are for who did not turn them off. The other browser tests go without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** `test` with a server per worker and phones per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the names of wanted fixtures from a destructured first parameter, also when there are none.
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

  // As Playwright's own, in a context that comes from earlier tests with what the browser has cached.
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
    // Every test is also a test of the payloads of its calls.
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
