import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import type { MockServer } from '../mock-server.ts'
import { type Act, type Fault, faults, isDoneAfter } from './act.ts'

interface Phones {
  readonly openPhone: (options: { phone?: 'a' | 'b'; persona?: string; path: null }) => Promise<Page>
  readonly server: MockServer
}

/** Timeouts of calls pass this many times as fast. How long they are, settle.test.ts proves. */
const hurry = 10
/** As fast pass those of pictures, which take minutes. */
const hurryOfPictures = 60

/** Arms a fault of the next call of an act. */
async function arm(page: Page, server: MockServer, fault: Fault, act: Act): Promise<void> {
  if (fault === 'silence') {
    await page.evaluate(
      ([factor, factorOfPictures]) => {
        const timeout = (ms: number) => {
          const ending = new AbortController()
          setTimeout(() => ending.abort(), ms / (ms > 100_000 ? factorOfPictures : factor))
          return ending.signal
        }
        Object.assign(AbortSignal, { timeout })
      },
      [hurry, hurryOfPictures] as const,
    )
    let silent = true
    await page.route(
      (url) => url.pathname === act.call,
      async (route: Route) => {
        if (!silent || (act.method && route.request().method() !== act.method)) return route.fallback()
        silent = false
        await route.fetch({ url: `${server.url}${act.call}${new URL(route.request().url()).search}` })
        return new Promise(() => {})
      },
    )
    return
  }
  const effect = { lost: { drop: 'after' }, cut: { drop: true }, error: { status: 500 }, second: {} }[fault]
  const match = { path: act.call, ...(act.method && { method: act.method }) }
  await server.control.put('/faults', fault === 'second' ? [] : [{ match, ...effect, times: 1 }])
}

/** Waits until the page says that the act is done, or the given text. */
async function expectSaid(page: Page, act: Act, isDone: boolean, text: string | RegExp | null): Promise<void> {
  if (!isDone) {
    return text === null
      ? expect(page.getByText(act.done)).toHaveCount(0)
      : expect(page.getByText(text).first()).toBeVisible()
  }
  if (act.saysDone) return act.saysDone(page)
  if (act.gone) {
    await expect(page.getByRole('button', { name: act.gone, exact: true })).toHaveCount(0)
    return expect(page.getByRole('main').getByText(act.gone, { exact: true })).toHaveCount(0)
  }
  if (act.done instanceof RegExp) return expect(page).toHaveURL(act.done)
  return expect(
    page
      .getByText(act.done)
      .or(page.getByRole('button', { name: act.done }))
      .or(page.getByRole('dialog', { name: act.done }))
      .or(page.getByLabel(act.done))
      .first(),
  ).toBeVisible()
}

/** Meets one fault: the page and the server agree, and another press neither doubles an act nor is in vain. */
async function meet(fault: Fault, act: Act, { openPhone, server }: Phones): Promise<void> {
  const open = async (phone: 'a' | 'b') => {
    const page = await openPhone({ phone, path: null, ...(act.persona !== undefined && { persona: act.persona }) })
    await act.open(page, server)
    return page
  }
  const page = await open('a')
  const other = fault === 'second' ? await open('b') : undefined
  const before = await act.held(page, server)
  await arm(page, server, fault, act)
  if (other) {
    await act.press(other)
    await expectSaid(other, act, true, '')
  }
  await act.press(page)

  const isOther = fault === 'second' && act.second !== undefined
  const isDone = isDoneAfter(fault, act) && !isOther
  await expectSaid(page, act, isDone, isOther ? (act.second ?? null) : act.undone)
  const times = isDoneAfter(fault, act) ? (fault === 'second' && act.separate ? 2 : 1) : 0
  // A page may say at the press what the server holds a moment later.
  const held = async () => (await act.held(page, server)) - before
  await expect.poll(held, 'held after the fault').toBe(times)
  if (isDone || isOther) return

  await act.press(page)
  await expectSaid(page, act, true, '')
  await expect.poll(held, 'held after another press').toBe(1)
}

/** Declares a test for each act and fault. */
export function testOutcomes(
  test: (title: string, run: (phones: Phones) => Promise<void>) => void,
  acts: readonly Act[],
): void {
  for (const act of acts) {
    for (const fault of Object.keys(faults) as Fault[]) {
      test(`D-110 ${act.title}, ${faults[fault]}: page and server agree`, ({ openPhone, server }) =>
        meet(fault, act, { openPhone, server }))
    }
  }
}
