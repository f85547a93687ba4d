import { basename } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { type PhoneNetwork, slowNetworkMs } from '../../../src/contract/control/stage-phones.ts'
import { mediaTypeOf } from '../../../src/contract/files/media-type.ts'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import type { ActionOf, PageAction } from '../../../src/contract/storyline/actions.ts'
import type { StoryElement } from '../../../src/contract/storyline/element.ts'
import type { ShownExpectation } from '../../../src/contract/storyline/expectations.ts'
import type { Hands } from '../../../src/contract/storyline/hands.ts'
import { fillCard } from '../card-form.ts'
import { sessionOf } from '../member-calls.ts'
import { longestWaitMs, openPhonePage, refresh } from '../phone-pages.ts'
import type { World } from '../types.ts'
import { locate, placeFault, shownFault } from './page-elements.ts'

interface BrowserStage {
  readonly browser: Browser
  readonly world: World
  /** Whether no dialog opens by itself. */
  readonly quiet: boolean
  /** Hands for calls. */
  readonly calls: Hands
  readonly readBeside: (file: string, place: string) => Promise<Buffer>
}

/** Wait between two looks at a page. */
const pollMs = 50

/** A machine that runs other tests beside needs more time for a picture than for a page. */
const longestPictureMs = 60_000

/** Phones as pages of a browser, each in a context of its own. */
export class BrowserPhones {
  private readonly pages = new Map<PhoneName, Page>()

  constructor(private readonly stage: BrowserStage) {}

  /** Hands that make the actions of a story on these phones, and its calls. */
  get hands(): Hands {
    const { calls } = this.stage
    return {
      ...calls,
      control: async (call, input) => {
        await calls.control(call, input)
        await refresh(...this.pages.values())
      },
      call: async (call, as, input) => {
        await calls.call(call, as, input)
        await refresh(...this.pages.values())
      },
      open: async (phone, page) => {
        await this.page(phone).goto(page)
      },
      become: async (phone, person) => {
        await this.put(phone, person)
        await this.page(phone).goto(person === null ? '/login' : '/home')
      },
      pages: { act: (action) => this.act(action), look: (expected) => this.look(expected) },
    }
  }

  /** Puts a person on a phone. Its page is empty then. */
  async put(phone: PhoneName, person: string | null): Promise<void> {
    const { browser, world, quiet } = this.stage
    await this.pages.get(phone)?.context().close()
    const session = person === null ? {} : await sessionOf(world.url, person)
    const page = await openPhonePage(browser, { origin: world.phones[phone], session, quiet })
    page.setDefaultTimeout(longestWaitMs)
    this.pages.set(phone, page)
  }

  /** Phones that show a page. */
  get names(): PhoneName[] {
    return [...this.pages.keys()]
  }

  /** Returns a PNG of a phone's page. */
  async picture(phone: PhoneName): Promise<Buffer> {
    return this.page(phone).screenshot({ timeout: longestPictureMs })
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close()
  }

  private page(phone: PhoneName): Page {
    const page = this.pages.get(phone)
    if (!page) throw new Error(`nobody is on phone ${phone}`)
    return page
  }

  private async act(action: PageAction): Promise<void> {
    const page = this.page(action.phone)
    if ('back' in action) await page.goBack()
    else if ('network' in action) await setNetwork(page, action.network)
    else if ('fillCard' in action) await fillCard(page, action.fillCard)
    else if ('openMail' in action) await this.openMail(page, action)
    else if ('press' in action) await this.use(page, action.press, (found) => found.click())
    else if ('key' in action) await this.key(page, action)
    else if ('type' in action) await this.use(page, action.type, (found) => found.fill(action.text))
    else if ('choose' in action)
      await this.use(page, action.choose, (found) => found.selectOption({ label: action.option }))
    else await this.upload(page, action)
  }

  private async openMail(page: Page, { openMail: { to, subject } }: ActionOf<'openMail'>): Promise<void> {
    const filter = { to, ...(subject !== undefined && { subject }), timeoutMs: longestWaitMs }
    await page.goto(await this.stage.world.outbox.link(filter))
  }

  private async upload(page: Page, { file, upload }: ActionOf<'upload'>): Promise<void> {
    const buffer = await this.stage.readBeside(file, 'upload')
    const picture = { name: basename(file), mimeType: mediaTypeOf(file), buffer }
    await this.use(page, upload, (found) => found.setInputFiles(picture))
  }

  private async key(page: Page, { key, on }: ActionOf<'key'>): Promise<void> {
    if (on) await this.use(page, on, (found) => found.press(key))
    else await page.keyboard.press(key)
  }

  /** Rejects with what stood there when an element can't be used. */
  private async use(page: Page, element: StoryElement, use: (found: Locator) => Promise<unknown>): Promise<void> {
    const found = locate(page, element)
    try {
      await use(found)
    } catch (cause) {
      const [line = ''] = (cause as Error).message.split('\n')
      throw new Error((await placeFault(page, element)) ?? line, { cause })
    }
  }

  private async look(expected: ShownExpectation): Promise<string | undefined> {
    const until = performance.now() + longestWaitMs
    for (;;) {
      const fault = await shownFault(this.page(expected.phone), expected).catch((cause: Error) => cause.message)
      if (fault === undefined || performance.now() >= until) return fault
      await setTimeout(pollMs)
    }
  }
}

/** Addresses that a slow network delays. */
const slowPaths = '**/api/**'

async function setNetwork(page: Page, network: PhoneNetwork): Promise<void> {
  const context = page.context()
  await context.unroute(slowPaths)
  if (network === 'slow')
    await context.route(slowPaths, async (route) => {
      await setTimeout(slowNetworkMs)
      await route.continue()
    })
  await context.setOffline(network === 'offline')
}
