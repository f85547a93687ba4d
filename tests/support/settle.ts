import type { Page } from '@playwright/test'

/** Connections that stay open as long as the page. */
const lasting = new Set(['websocket', 'eventsource'])

/** Requests in flight of a page, except those that a screen delays on purpose. */
export class Traffic {
  private readonly open = new Set<unknown>()
  private held: readonly string[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (this.held.some((path) => pathname === `/api/${path}`)) return
      if (!lasting.has(request.resourceType())) this.open.add(request)
    })
    page.on('requestfinished', (request) => this.open.delete(request))
    page.on('requestfailed', (request) => this.open.delete(request))
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

const pauseMs = 40
const mostTries = 400

/**
 * Waits until a page is at rest: no request in flight, no skeleton or spinner (unless it is the subject), pictures
 * decoded, fonts loaded, entrance animations finished.
 * @throws Error if the page keeps loading or moving
 */
export async function settle(page: Page, traffic: Traffic, skeleton = false): Promise<void> {
  await page.locator('#root :is(h1, h2, main)').first().waitFor({ state: 'attached' })
  for (let calm = 0, tries = 0; calm < 3; tries += 1) {
    if (tries > mostTries) throw new Error(`${page.url()} does not settle: something still loads or moves.`)
    await page.waitForTimeout(pauseMs)
    const still = traffic.quiet && (await page.evaluate(isStill, skeleton))
    calm = still ? calm + 1 : 0
  }
  await page.evaluate(() => document.fonts.ready)
}

function isStill(skeleton: boolean): boolean {
  // Also loads pictures below the fold, because the whole page is checked.
  for (const image of document.images) image.loading = 'eager'
  const pending = [...document.images].some(({ complete }) => !complete)
  const moving = document.getAnimations().some(
    // An animation with fill mode stays in the list after its end.
    ({ effect, playState }) => playState !== 'finished' && (effect?.getComputedTiming().iterations ?? 1) !== Infinity,
  )
  // A long form is busy until its last section is mounted.
  const growing = document.querySelector('form[aria-busy=true]') !== null
  const loading = document.querySelector('.animate-shimmer, .animate-turn') !== null
  return !pending && !moving && !growing && (skeleton || !loading)
}
