import type { Page } from '@playwright/test'
import type { MockServer } from '../support/mock-server.ts'
import type { PersonaApi } from '../support/persona-api.ts'
import { personaApi } from '../support/persona-api.ts'
import { begunMark } from '../support/phone-contexts.ts'
import { waitUntilIdle, Traffic } from '../support/wait-until-idle.ts'
import type { Screen } from './screen.ts'

const phone = { width: 390, height: 844 }
/** Below this height a long form repeats itself, and its picture is as large as ten others. */
const tallest = 2_200
const sessionNames = ['access-token', 'client', 'uid', 'token-type', 'expiry']

/** A phone that visits screen after screen; another persona means other contents of its storage. */
export class Looker {
  private readonly traffic: Traffic
  private readonly sessions = new Map<string, Record<string, unknown>>()
  private readonly apis = new Map<string, PersonaApi>()

  private constructor(
    readonly page: Page,
    private readonly server: MockServer,
    private readonly size: { width: number; height: number },
  ) {
    this.traffic = new Traffic(page)
  }

  /** Window of the given size; by default a phone's. */
  static start(page: Page, server: MockServer, size = phone): Looker {
    return new Looker(page, server, size)
  }

  /** Opens a screen and waits until it is at rest. */
  async open(screen: Screen): Promise<void> {
    const { page } = this
    const { persona, path, hold = [], fail = [], responses: answer = {}, act } = screen
    // A light page of the same origin, so that no app writes into the storage during the change, or calls without its routes.
    await page.goto(`${this.server.phone('a')}/config.json`)
    await page.unrouteAll()
    await page.setViewportSize(this.size)
    this.traffic.begin(hold)
    await this.become(persona)
    for (const name of hold) await page.route(api(name), () => {})
    for (const name of fail) await page.route(api(name), (route) => route.fulfill({ status: 500, json: {} }))
    for (const [name, json] of Object.entries(answer)) await page.route(api(name), (route) => route.fulfill({ json }))
    const address = typeof path === 'string' ? path : await path(await this.api(persona ?? ''))
    await page.goto(`${this.server.phone('a')}${address}`)
    await waitUntilIdle(page, this.traffic, hold.length > 0)
    if (act) {
      await act(page)
      await waitUntilIdle(page, this.traffic, hold.length > 0)
    }
    if (screen.viewport) return
    // A phone as tall as the page, so that the bars are at its ends and not in the middle of the picture. Late content
    // makes it taller once more.
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (let shown = phone.height; ;) {
      const height = Math.min(await heightOf(), tallest)
      if (height <= shown) return
      shown = height
      await page.setViewportSize({ width: phone.width, height })
      await page.evaluate(() => window.scrollTo(0, 0))
      await waitUntilIdle(page, this.traffic, hold.length > 0)
    }
  }

  /** One login per persona beside the phone's, because a member has a limited number. */
  private async api(persona: string): Promise<PersonaApi> {
    const known = this.apis.get(persona) ?? (await personaApi(this.server, persona))
    this.apis.set(persona, known)
    return known
  }

  private async become(persona: string | undefined): Promise<void> {
    const session = persona === undefined ? {} : await this.session(persona)
    const entries = Object.entries(session).map(([name, value]) => [name, String(value)] as const)
    await this.page.evaluate(
      ([stored, mark]) => {
        localStorage.clear()
        sessionStorage.clear()
        sessionStorage.setItem(mark, 'begun')
        for (const [name, value] of stored) localStorage.setItem(name, value)
      },
      [entries, begunMark] as const,
    )
  }

  private async session(persona: string): Promise<Record<string, unknown>> {
    const known = this.sessions.get(persona)
    if (known) return known
    const all = await this.server.control.post<Record<string, unknown>>('/sessions', { persona })
    const session = Object.fromEntries(sessionNames.map((name) => [name, all[name]]))
    this.sessions.set(persona, session)
    return session
  }
}

const api = (name: string) => new RegExp(`/api/${name}(\\?|$)`)
