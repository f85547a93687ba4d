import { expect, test as base } from '@playwright/test'
import type { BrowserContextOptions, Page, Request } from '@playwright/test'
import { missingFields } from './ledger/missing-fields.ts'
import { startMockServer, testNow } from './mock-server.ts'
import type { MockServer } from './mock-server.ts'

interface PhoneOptions extends BrowserContextOptions {
  /** Which phone: its own origin and storage. Default `a`. */
  phone?: 'a' | 'b' | 'c'
  /** Key of a persona (fixtures/personas.json); without one nobody is logged in. */
  persona?: string
  /** Where to go first. Default `/home`, or `/` without a persona. `null` opens nothing. */
  path?: string | null
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

  freshWorld: [
    async ({ server }, use) => {
      await server.control.put('/faults', [])
      await server.control.post('/reset', { now: testNow })
      await server.control.post('/clock', { mode: 'frozen' })
      await use()
    },
    { auto: true },
  ],

  openPhone: async ({ browser, server, viewport, locale, timezoneId }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    // Every test is also a test of the payloads of its calls.
    const lacking = new Set<string>()
    await use(async ({ phone = 'a', persona, path, ...options } = {}) => {
      const origin = server.phone(phone)
      const session = persona === undefined ? {} : await readSession(server, persona)
      const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }))
      const context = await browser.newContext({
        viewport,
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        baseURL: origin,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
        ...options,
      })
      contexts.push(context)
      context.on('request', (request) => {
        for (const lack of lacksOf(request)) lacking.add(lack)
      })
      const page = await context.newPage()
      const start = path === undefined ? (persona === undefined ? '/' : '/home') : path
      if (start !== null) await page.goto(start)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect([...lacking], 'documented fields that a call did not send (D-88)').toEqual([])
  },
})
