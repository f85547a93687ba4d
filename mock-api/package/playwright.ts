import {
  expect as baseExpect,
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { attachEvidence, keepStage } from './attach-evidence.ts'
import { fillCard } from './card-form.ts'
import { startYoimachi } from './main.ts'
import { sessionOf } from './member-calls.ts'
import { resolveOwnNames } from './own-names.ts'
import { enter, longestWaitMs, openPhonePage, refresh } from './phone-pages.ts'
import type { CardOutcome, World, WorldOptions, Yoimachi } from './types.ts'

/** How `openPhone` opens a page. */
export interface PhoneOptions {
  /**
   * Whether announcements, bonus and campaigns open no dialog by themselves and explicit preferences are folded, as on the
   * quiet stage of the workbench. Default: no.
   */
  quiet?: boolean
}

/** Options and fixtures of one test. */
export interface YoimachiTest {
  /** Option: world of each test. Default: seed 1, 300 members. */
  world: WorldOptions
  /** Option: first instant of the world, with the clock frozen. Default: Saturday 2026-11-21, noon in Tokyo. */
  now: string
  /** Option: persona logged in to the member app on `page`, by its key. Default: nobody. */
  persona: string | undefined
  /**
   * Opens an empty page of the member app as a phone, in a context of its own. Addresses are relative to the phone. A
   * phone that is opened again replaces its page.
   * @param person key of a persona, or a mail address; nobody is logged in without one
   */
  openPhone: (phone: 'a' | 'b' | 'c', person?: string, options?: PhoneOptions) => Promise<Page>
  /** Fills in the card form of the member app with a test card, by what becomes of a payment with it. */
  fillCard: (page: Page, outcome: CardOutcome) => Promise<void>
  /**
   * Makes pages of the member app load their data again, after a jump or an act of the operator. What is being written
   * stays.
   */
  refresh: (...pages: readonly Page[]) => Promise<void>
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

/** `expect` that waits for what a page shows as long as the workbench does when it plays a story: up to 15 seconds. */
export const expect: typeof baseExpect = baseExpect.configure({ timeout: longestWaitMs })

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
    try {
      if (info.status !== info.expectedStatus) await attachEvidence(mock, info)
    } finally {
      await mock.close()
    }
  },

  baseURL: async ({ baseURL, mock }, use) => use(baseURL ?? mock.phones.a),

  page: async ({ page, mock, persona }, use) => {
    await enter(page, mock.phones.a, persona === undefined ? {} : await sessionOf(mock.url, persona))
    await use(page)
    await keepStage(mock, page, 'a')
  },

  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from this pattern
  fillCard: async ({}, use) => use(fillCard),

  // oxlint-disable-next-line no-empty-pattern -- see above
  refresh: async ({}, use) => use(refresh),

  openPhone: async ({ browser, mock }, use) => {
    const pages = new Map<'a' | 'b' | 'c', Page>()
    await use(async (phone, person, { quiet = false } = {}) => {
      await pages.get(phone)?.context().close()
      const session = person === undefined ? {} : await sessionOf(mock.url, person)
      const page = await openPhonePage(browser, { origin: mock.phones[phone], session, quiet })
      pages.set(phone, page)
      return page
    })
    for (const [phone, page] of pages) {
      await keepStage(mock, page, phone)
      await page.context().close()
    }
  },
})
