import dns from 'node:dns'
import { writeFile } from 'node:fs/promises'
import {
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { sessionNames } from '../../src/contract/rules/session-values.ts'
import { storedNames } from '../../src/contract/rules/stored-names.ts'
import { evidenceOf } from './evidence.ts'
import { startYoimachi } from './main.ts'
import type { World, WorldOptions, Yoimachi } from './types.ts'

/** Options and fixtures of one test. */
export interface YoimachiTest {
  /** Option: world of each test. Default: seed 1, 300 members. */
  world: WorldOptions
  /** Option: first instant of the world, with the clock frozen. Default: Saturday 2026-11-21, noon in Tokyo. */
  now: string
  /** Option: persona logged in to the member app on `page`, by its key. Default: nobody. */
  persona: string | undefined
  /** World of this test, isolated from all others. If the test fails, its capsule, HAR and timeline are attached. */
  mock: World
}

/** Options and fixtures of a worker. */
export interface YoimachiWorker {
  /**
   * Option: further origins whose pages may call the API, such as `http://localhost:5173`. Default: only the member
   * app.
   */
  appOrigins: readonly string[]
  /** Server of the worker, in the worker's process. */
  yoimachi: Yoimachi
}

type YoimachiTests = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & YoimachiTest,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & YoimachiWorker
>

/** Phone of each test at its end. */
const stages = new WeakMap<World, object>()

/**
 * `test` with a world per test, for `mergeTests`. `page` opens phone A of the member app, unless the configuration sets
 * `baseURL`.
 */
export const test: YoimachiTests = base.extend<YoimachiTest, YoimachiWorker>({
  world: [{}, { option: true }],
  now: ['2026-11-21T12:00', { option: true }],
  persona: [undefined, { option: true }],
  appOrigins: [[], { option: true, scope: 'worker' }],

  yoimachi: [
    async ({ appOrigins }, use) => {
      resolveOwnNames()
      // No test uses the server's first world, so it has no members.
      const yoimachi = await startYoimachi({ appOrigins, members: 0 })
      await use(yoimachi)
      await yoimachi.close()
    },
    { scope: 'worker' },
  ],

  mock: async ({ yoimachi, world, now }, use, info) => {
    const mock = await yoimachi.world({ seed: 1, members: 300, now, ...world })
    await use(mock)
    if (info.status !== info.expectedStatus)
      for (const { name, contentType, body } of await evidenceOf(mock, info.title, stages.get(mock))) {
        const path = info.outputPath(name)
        await writeFile(path, body)
        // Avoids `attach`, which would copy the file.
        info.attachments.push({ name, contentType, path })
      }
    await mock.close()
  },

  baseURL: async ({ baseURL, mock }, use) => use(baseURL ?? mock.phones.a),

  page: async ({ page, mock, persona }, use) => {
    const session = persona === undefined ? {} : await mock.control('POST', '/sessions', { persona })
    const values = Object.entries({ ...(session as object) }).filter(([name]) => ofLogin.has(name))
    await page.addInitScript({ content: enterScript(mock.phones.a, values) })
    await use(page)
    const stage = await stageOf(page, mock)
    if (stage) stages.set(mock, stage)
  },
})

let resolves = false

/**
 * Lets this process resolve the host names of the pages, for `request`, `page.request` and `route.fetch`. Browsers take all
 * names below localhost for this machine; Node asks the system, which often knows none.
 */
function resolveOwnNames(): void {
  if (resolves) return
  resolves = true
  const known = (name: string) => (name.endsWith('.yoimachi.localhost') ? '127.0.0.1' : name)
  const { lookup } = dns
  const { lookup: promised } = dns.promises
  // The names that `util.promisify` reads stay.
  dns.lookup = Object.assign(
    (name: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [known(name), ...rest]),
    lookup,
  )
  dns.promises.lookup = (name: string, ...rest: unknown[]) =>
    Reflect.apply(promised, dns.promises, [known(name), ...rest])
}

/** Marks a tab that was logged in; kept in its session storage. */
const enteredMark = 'yoimachi-test'
const ofLogin = new Set<string>(sessionNames)
const notDevice = new Set<string>([...storedNames, enteredMark])

/** Logs in once per tab, before the first script of the member app. */
const enterScript = (origin: string, values: readonly (readonly [string, unknown])[]) => `
  if (location.origin === ${JSON.stringify(origin)} && sessionStorage.getItem('${enteredMark}') === null) {
    sessionStorage.setItem('${enteredMark}', 'entered')
    for (const [name, value] of ${JSON.stringify(values)}) localStorage.setItem(name, String(value))
  }`

/** Returns the login and the page of a member-app page; undefined for other pages. */
async function stageOf(page: Page, { phones }: World): Promise<object | undefined> {
  if (page.isClosed() || !page.url().startsWith(`${phones.a}/`)) return undefined
  const texts = (storage: string) => page.evaluate<Record<string, string>>(`({ ...${storage} })`)
  try {
    const [local, session] = [await texts('localStorage'), await texts('sessionStorage')]
    const without = (values: Record<string, string>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !notDevice.has(name)))
    const device = { local: without(local), session: without(session), scrolls: [] }
    const route = page.url().slice(phones.a.length)
    return { phones: [{ phone: 'a', email: local['uid'] ?? null, route, screen: {}, device }] }
  } catch {
    // The page crashed or is navigating.
    return undefined
  }
}
