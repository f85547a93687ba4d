import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { outcomeCopy } from '../../../src/renderer/lib/copy/outcome.ts'
import { pageTitles } from '../../../src/renderer/lib/copy/titles.ts'
import { follow, followFully } from '../follow.ts'
import type { MockServer } from '../mock-server.ts'
import type { Act } from './act.ts'

interface Phones {
  readonly openPhone: (options: { persona?: string; path: null }) => Promise<Page>
  readonly server: MockServer
}

/** What happens to an answer whose page was left as soon as it was asked for. */
const fates = {
  'lost answer, the act is done': { drop: 'after' },
  'cut before the act': { drop: true },
  'status 500': { status: 500 },
  'status 408': { status: 408 },
} as const

const general: readonly unknown[] = [outcomeCopy.unsent, outcomeCopy.unsaved]

/** Holds the requests of an act until they are released. */
async function hold(page: Page, act: Act) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const isOfAct = (url: URL, method: string) => url.pathname === act.call && method === (act.method ?? method)
  const sent = page.waitForRequest((request) => isOfAct(new URL(request.url()), request.method()))
  await page.route(
    (url) => url.pathname === act.call,
    async (route) => {
      if (isOfAct(new URL(route.request().url()), route.request().method())) await held
      return route.fallback()
    },
  )
  return { sent, release }
}

/** Declares a test for each act and fate: its page is left at once, and the member reads how it ended where they are. */
export function testLeft(
  test: (title: string, run: (phones: Phones) => Promise<void>) => void,
  acts: readonly Act[],
): void {
  for (const act of acts) {
    for (const [fate, fault] of Object.entries(fates)) {
      test(`D-113 ${act.title}, left at once, ${fate}: said where the member is`, async ({ openPhone, server }) => {
        const page = await openPhone({ path: null, ...(act.persona !== undefined && { persona: act.persona }) })
        await act.open(page, server)
        const before = await act.held(page, server)
        const match = { path: act.call, ...(act.method && { method: act.method }) }
        await server.control.put('/faults', [{ match, ...fault, times: 1 }])
        const request = await hold(page, act)
        const title = Object.entries(pageTitles).find(([path]) => path === new URL(page.url()).pathname)?.[1]
        await act.press(page)
        await request.sent
        const elsewhere = act.elsewhere ?? '/settings'
        await follow(page, elsewhere)
        await expect(page).toHaveURL((url) => url.pathname === elsewhere)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        request.release()
        const isDone = fault === fates['lost answer, the act is done'] || (act.repeats === true && !('status' in fault))
        const word = isDone ? act.left : act.undone
        // A sentence that fits any act names the page that was left.
        const named = !isDone && general.some((sentence) => sentence === word) ? `${title}：${word}` : word
        if (named !== null) await expect(page.getByText(named).first()).toBeVisible()
        await expect.poll(async () => (await act.held(page, server)) - before).toBe(isDone ? 1 : 0)
        if (act.leads !== true) await expect(page).toHaveURL((url) => url.pathname === elsewhere)
      })
    }
  }
}

/**
 * Declares a test for each act: its page is left at once and opened again before the server fails. The page that sent the
 * act is gone, and the member reads all the same that nothing was done.
 */
export function testOpenedAgain(
  test: (title: string, run: (phones: Phones) => Promise<void>) => void,
  acts: readonly Act[],
): void {
  for (const act of acts.filter(({ undone, leads }) => undone !== null && leads !== true)) {
    test(`D-113 ${act.title}, left and opened again, status 500: said there`, async ({ openPhone, server }) => {
      const page = await openPhone({ path: null, ...(act.persona !== undefined && { persona: act.persona }) })
      await act.open(page, server)
      const match = { path: act.call, ...(act.method && { method: act.method }) }
      await server.control.put('/faults', [{ match, ...fates['status 500'], times: 1 }])
      const request = await hold(page, act)
      const { pathname, search } = new URL(page.url())
      await act.press(page)
      await request.sent
      await followFully(page, act.elsewhere ?? '/settings')
      await followFully(page, pathname + search)
      request.release()
      await expect(page.getByText(act.undone ?? '').first()).toBeVisible()
    })
  }
}
