import type { Page } from '@playwright/test'
import { detailProfileEndpoint } from '../../../src/contract/calls/partner.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import type { RouteName } from '../../../src/renderer/member/app/routing/route-table.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/**
 * What a page does when one of its reads fails at the opening (D-113).
 * `says`: stays and says so, with a way to try again or on. `part`: stays without the part that needed the read.
 * `login`: stays and says so after a lost answer; a failure leads to /login, with its word and the login untouched.
 */
type Expected = 'says' | 'part' | 'login'

/** A page, who opens it, and its reads by path below /api. The account of the guard is proved in login-gates.test.ts. */
export interface PageReads {
  readonly route: RouteName
  readonly persona: string
  readonly path: string | ((server: MockServer) => Promise<string>)
  readonly reads: Readonly<Record<string, Expected>>
  /** The page only leads on, so it has no refresh. */
  readonly passes?: true
}

/** Ways in which a read fails. The last two columns of the table are lost answers. */
const failures = [401, 403, 404, 500, 'cut'] as const
type Failure = (typeof failures)[number]

const isLost = (failure: Failure): boolean => failure === 500 || failure === 'cut'

const bodies = {
  401: { errors: ['Unauthorized'] },
  403: { success: false, msg: '', reason: 'age' },
  404: { success: false, msg: '' },
  500: {},
} as const

/** Lets one read of a page fail; the guard's account stays valid. */
async function fail(page: Page, call: string, failure: Failure): Promise<void> {
  await page.route(matches(call), (route) =>
    failure === 'cut' ? route.abort() : route.fulfill({ status: failure, json: bodies[failure] }),
  )
}

const matches = (call: string) => (url: URL) => url.pathname === `/api/${call}`

const uidOf = (page: Page) => page.evaluate(() => localStorage.getItem('uid'))
const pathOf = (path: string) => path.replace(/\?.*/, '')

/** Sentences of pages that cannot show what they read, each with a button or link beside it. */
const failed = /読み込めませんでした|エラーが発生しました|表示できません|見つかりません|開けませんでした/

async function expectSaid(page: Page, cell: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(failed).first(), cell).toBeVisible()
  await expect(main.getByRole('button').or(main.getByRole('link')).first(), cell).toBeVisible()
}

const wordsOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent?.trim() ?? '')

/** Words, of which none says that something loads. */
const loaded = /^(?!.*読み込んでいます…).+/s

/** Expects words on the page, and no part that loads for ever. */
async function expectText(page: Page, cell: string): Promise<void> {
  await expect.poll(() => wordsOf(page), { message: cell }).toMatch(loaded)
}

async function expectCell(page: Page, path: string, expected: Expected, failure: Failure): Promise<void> {
  const cell = `${path} ${failure}`
  if (expected === 'login' && !isLost(failure)) {
    await page.waitForURL('**/login')
    await expect(page.getByText('エラーが発生しました。'), cell).toBeVisible()
    await expect(page.getByRole('link', { name: '続きへ戻る' }), cell).toBeVisible()
  } else {
    if (expected === 'part') await expectText(page, cell)
    else await expectSaid(page, cell)
    await expect(page, cell).toHaveURL((url) => url.pathname === pathOf(path))
  }
  expect(await uidOf(page), `${cell}: the login stays`).not.toBeNull()
}

/** A detailed profile counts a view (D-44), but pages read it like everything else. */
const isRead = ({ id, readOnly }: Endpoint) => readOnly || id === detailProfileEndpoint.id

/** Reads of the contract that a page sends, by path below /api, without the account of the guard. */
function recordReads(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const read = endpoints.some(
      (endpoint) => isRead(endpoint) && endpoint.path === pathname && endpoint.method === request.method(),
    )
    if (read && pathname !== '/api/account') seen.add(pathname.replace('/api/', ''))
  })
  return seen
}

/** Lets 20 seconds pass and the window come back into focus, so that everything on the page is read again. */
async function refresh(page: Page): Promise<void> {
  await page.clock.runFor(20_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(3_000)
}

/** Declares the rows of the matrix: each page, each of its reads, each failure, at the opening and in the background. */
export function testReads(pages: readonly PageReads[]): void {
  for (const { route, persona, path, reads, passes } of pages) {
    const addressOf = (server: MockServer) => (typeof path === 'string' ? path : path(server))
    const calls = Object.entries(reads)

    for (const [call, expected] of calls) {
      test(`D-113 ${route} of ${persona}: /api/${call} fails at the opening (${expected})`, async ({
        openPhone,
        server,
      }) => {
        const page = await openPhone({ persona, path: null, homeSeen: true })
        const address = await addressOf(server)
        for (const failure of failures) {
          await fail(page, call, failure)
          await page.goto(address)
          await expectCell(page, address, expected, failure)
          await page.unroute(matches(call))
        }
      })
    }

    if (passes) continue
    test(`D-113 ${route} of ${persona}: no failed refresh leads away, and the table lists every read`, async ({
      openPhone,
      server,
    }) => {
      const page = await openPhone({ persona, path: null, homeSeen: true })
      const address = await addressOf(server)
      const seen = recordReads(page)
      await page.clock.install()
      await page.goto(address)
      const missing = async () => {
        await page.clock.runFor(100)
        return calls.flatMap(([call, expected]) => (expected === 'part' || seen.has(call) ? [] : [call]))
      }
      await expect.poll(missing).toEqual([])
      const words = async () => {
        await page.clock.runFor(100)
        return await wordsOf(page)
      }
      await expect.poll(words).toMatch(loaded)
      await refresh(page)
      expect(
        [...seen].filter((call) => !(call in reads)),
        'reads without a row',
      ).toEqual([])
      for (const [call] of calls) {
        for (const failure of failures) {
          await fail(page, call, failure)
          await refresh(page)
          await expect(page, `${call} ${failure}`).toHaveURL((url) => url.pathname === pathOf(address))
          await expectText(page, `${call} ${failure}`)
          await page.unroute(matches(call))
        }
      }
      expect(await uidOf(page)).not.toBeNull()
    })
  }
}
