import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserType, Locator, Page } from '@playwright/test'
import { type PhoneNetwork, slowNetworkMs } from '../../src/contract/control/stage-phones.ts'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import type { ActionOf, PageAction } from '../../src/contract/storyline/actions.ts'
import { elementText, type StoryElement } from '../../src/contract/storyline/element.ts'
import type { ShownExpectation } from '../../src/contract/storyline/expectations.ts'
import type { Hands, Mark, Witness } from '../../src/contract/storyline/hands.ts'
import { mediaTypeOf } from '../../src/contract/storyline/media-type.ts'
import { nearestLines } from '../../src/contract/storyline/nearest-lines.ts'
import { sessionOf } from './member-calls.ts'
import { fillCard, longestWaitMs, openPhonePage, refresh } from './phone-pages.ts'
import type { World } from './types.ts'

const drivers = ['playwright', 'playwright-core', '@playwright/test']

/**
 * Starts the Chromium of the user's Playwright, or that of CHROMIUM_PATH.
 * @throws OptionError when Playwright is missing or finds no browser
 */
export async function launchChromium(env: Readonly<Record<string, string | undefined>>): Promise<Browser> {
  const chromium = await findChromium()
  const executablePath = env['CHROMIUM_PATH']
  // Root has no sandbox of its own.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) }).catch((cause: Error) => {
    throw new OptionError(
      `Failed to start Chromium: ${cause.message.split('\n')[0]}. Run npx playwright install chromium, or set CHROMIUM_PATH.`,
    )
  })
}

async function findChromium(): Promise<BrowserType> {
  const from = createRequire(join(process.cwd(), 'package.json'))
  for (const name of drivers) {
    try {
      const found = (await import(pathToFileURL(from.resolve(name)).href)) as { default?: Driver } & Driver
      const chromium = found.chromium ?? found.default?.chromium
      if (chromium) return chromium
    } catch {
      // The next name may be installed.
    }
  }
  throw new OptionError('Failed to play in a browser: Playwright is not installed. Run npm install playwright.')
}

interface Driver {
  readonly chromium?: BrowserType
}

interface BrowserStage {
  readonly browser: Browser
  readonly world: World
  /** Whether no dialog opens by itself. */
  readonly quiet: boolean
  /** Hands for calls. */
  readonly calls: Hands
  readonly readBeside: (file: string, place: string) => Promise<Buffer>
}

const pollMs = 50
/** Reading the record costs more than a look at a page. */
const readMs = 250
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
    else if ('openMail' in action)
      await page.goto(await this.stage.world.outbox.link({ ...definedOf(action.openMail), timeoutMs: longestWaitMs }))
    else if ('press' in action) await this.use(page, action.press, (found) => found.click())
    else if ('key' in action) await this.key(page, action)
    else if ('type' in action) await this.use(page, action.type, (found) => found.fill(action.text))
    else if ('choose' in action)
      await this.use(page, action.choose, (found) => found.selectOption({ label: action.option }))
    else {
      const buffer = await this.stage.readBeside(action.file, 'upload')
      const file = { name: basename(action.file), mimeType: mediaTypeOf(action.file), buffer }
      await this.use(page, action.upload, (found) => found.setInputFiles(file))
    }
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

const definedOf = ({ to, subject }: { readonly to: string; readonly subject?: string | undefined }) => ({
  to,
  ...(subject !== undefined && { subject }),
})

/** Elements that a story names, without the position of the last. */
function alike(page: Page, { role, name, within }: StoryElement): Locator {
  const scope = within ? locate(page, within) : page
  return scope.getByRole(role, name === undefined ? {} : { name, exact: true })
}

function locate(page: Page, element: StoryElement): Locator {
  const found = alike(page, element)
  return element.position === undefined ? found : found.nth(element.position - 1)
}

const mostListed = 8

/** Returns why an element isn't the one that is meant, and what stood there; undefined when it is there. */
async function placeFault(page: Page, element: StoryElement): Promise<string | undefined> {
  const count = await locate(page, element).count()
  if (count === 1) return undefined
  if (count > 1) return `${elementText(element)} appears ${count} times`
  const there = await namesOf(page, element.role)
  const instead = there.length === 0 ? `no ${element.role}` : there.join(', ')
  return `${elementText(element)} is not on the page "${await page.title()}"; there stood ${instead}`
}

/** Accessible names of the elements of a role, in quotes. */
async function namesOf(page: Page, role: StoryElement['role']): Promise<string[]> {
  const elements = (await page.getByRole(role).all()).slice(0, mostListed)
  const snapshots = await Promise.all(elements.map((one) => one.ariaSnapshot()))
  return snapshots.flatMap((snapshot) => /^- \S+ ("(?:[^"\\]|\\.)*")/.exec(snapshot)?.[1] ?? [])
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns what a page shows instead of an expectation; undefined when it holds. */
async function shownFault(page: Page, expected: ShownExpectation): Promise<string | undefined> {
  if ('text' in expected) {
    const scope = expected.within ? locate(page, expected.within) : page.locator('body')
    const texts = await scope.allInnerTexts()
    const isThere = texts.some((text) => plain(text).includes(plain(expected.text)))
    if (isThere !== (expected.absent === true)) return undefined
    const fault = `the page "${await page.title()}" ${isThere ? 'shows' : 'does not show'} "${expected.text}"`
    const near = isThere ? [] : nearestLines(texts.join('\n'), expected.text)
    return near.length === 0 ? fault : `${fault}, but ${near.map((line) => `"${line}"`).join(', ')}`
  }
  const { element, enabled, checked, count, absent } = expected
  const name = elementText(element)
  if (count !== undefined) {
    const found = await alike(page, element).count()
    return found === count ? undefined : `${name} appears ${found} times, not ${count}`
  }
  const found = locate(page, element)
  if (absent) return (await found.count()) === 0 ? undefined : `${name} is there`
  const fault = await placeFault(page, element)
  if (fault !== undefined) return fault
  if (enabled !== undefined && (await found.isEnabled()) !== enabled)
    return `${name} is ${enabled ? 'disabled' : 'enabled'}`
  if (checked !== undefined && (await isChecked(found)) !== checked)
    return `${name} is ${checked ? 'not checked' : 'checked'}`
  return undefined
}

/** Also whether a tab is selected or a button is pressed. */
async function isChecked(found: Locator): Promise<boolean> {
  for (const name of ['aria-checked', 'aria-selected', 'aria-pressed']) {
    const state = await found.getAttribute(name)
    if (state !== null) return state === 'true'
  }
  return found.isChecked()
}

/** Lets expectations of calls and mails wait, because a page makes its calls after an action. */
export function waiting(witness: Witness): Witness {
  const begun = new WeakMap<Mark, number>()
  return {
    ...witness,
    async later(since) {
      const start = begun.get(since) ?? performance.now()
      begun.set(since, start)
      await setTimeout(readMs)
      return performance.now() - start < longestWaitMs
    },
  }
}
