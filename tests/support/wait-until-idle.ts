import type { Page, Request } from '@playwright/test'

/** Connections that stay open as long as the page. */
const lasting = new Set(['websocket', 'eventsource'])

interface Looks {
  /** Whether a skeleton is the subject and may stay. */
  readonly skeleton: boolean
  readonly looks: number
  readonly pauseMs: number
}

/** Requests in flight of a page, except those that a screen delays on purpose. */
export class Traffic {
  private readonly open = new Set<unknown>()
  /** Requests so far, begun or ended. */
  events = 0
  private held: readonly string[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (this.held.some((path) => pathname === `/api/${path}`)) return
      if (lasting.has(request.resourceType())) return
      this.events += 1
      this.open.add(request)
    })
    const end = (request: Request) => {
      if (this.open.delete(request)) this.events += 1
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Resets the count for the next page. */
  begin(held: readonly string[]): void {
    this.open.clear()
    this.held = held
  }

  get quiet(): boolean {
    return this.open.size === 0
  }
}

/** All three looks in one call, because each call to a page costs as much as a look. */
const looks = 3
const pauseMs = 40
const mostTries = 400

/**
 * Waits until a page is at rest: no request in flight, no skeleton or spinner (unless it is the subject), pictures
 * decoded, fonts loaded, entrance animations finished.
 * @throws Error if the page keeps loading or moving
 */
export async function waitUntilIdle(page: Page, traffic: Traffic, skeleton = false): Promise<void> {
  await page.locator('#root :is(h1, h2, main)').first().waitFor({ state: 'attached' })
  for (let tries = 0; ; tries += 1) {
    if (tries > mostTries) throw new Error(`${page.url()} does not become idle: something still loads or moves.`)
    const { events } = traffic
    const still = await page.evaluate(staysStill, { skeleton, looks, pauseMs })
    if (still && traffic.quiet && traffic.events === events) break
  }
  await page.evaluate(() => document.fonts.ready)
}

/** Whether nothing loads or moves in the page at each look. Ends at the first look that finds something. */
async function staysStill({ skeleton, looks: most, pauseMs: pause }: Looks): Promise<boolean> {
  for (let look = 0; look < most; look += 1) {
    await new Promise((done) => setTimeout(done, pause))
    // Also loads pictures below the fold, because the whole page is checked.
    for (const image of document.images) image.loading = 'eager'
    const pending = [...document.images].some(({ complete }) => !complete)
    const moving = document.getAnimations().some(
      // An animation with fill mode stays in the list after its end.
      ({ effect, playState }) => playState !== 'finished' && (effect?.getComputedTiming().iterations ?? 1) !== Infinity,
    )
    // A long form is busy until its last section is mounted.
    const growing = document.querySelector('form[aria-busy=true]') !== null
    // Home stays behind its skeleton until it knows its cards, two seconds at most.
    const behind = document.querySelector('main [hidden] h1') !== null
    const loading = document.querySelector('.animate-shimmer, .animate-turn') !== null
    if (pending || moving || growing || behind || (loading && !skeleton)) return false
  }
  return true
}
