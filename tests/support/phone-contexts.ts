import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type PhoneOptions = BrowserContextOptions & { readonly baseURL: string }

/** Initial storage of the origin that the page's addresses are relative to. */
type Storage = readonly (readonly [name: string, value: string])[]

interface Phone {
  readonly context: BrowserContext
  readonly kind: string
  inUse: boolean
  /** True after a permanent change of the context, which then ends with the test. */
  spent: boolean
}

/**
 * Browser contexts of a worker. A new context loads and compiles the whole app again, a quarter of a page's cost.
 * Contexts are therefore reused with the browser's cache and without data of earlier tests.
 */
export class PhoneContexts {
  private phones: Phone[] = []

  constructor(private readonly browser: Browser) {}

  /** Opens a page in a context that no other page of this test shares; `cold` uses a new one, for tests of loading. */
  async open(options: PhoneOptions, storage: Storage, cold: boolean): Promise<Page> {
    const kind = cold ? 'cold' : JSON.stringify(options)
    const phone = this.phones.find((other) => !other.inUse && other.kind === kind) ?? (await this.add(kind, options))
    phone.inUse = true
    const page = await phone.context.newPage()
    await page.addInitScript(begin, { origin: options.baseURL, storage, mark: begunMark })
    return page
  }

  /** Collects all contexts of a test. */
  async takeBack(): Promise<void> {
    for (const phone of this.phones.filter(({ inUse }) => inUse)) {
      const { context, kind, spent } = phone
      const goesOn = kind !== 'cold' && !spent && (await inTime(empty(context)))
      phone.inUse = false
      if (goesOn) continue
      this.forget(phone)
      await inTime(context.close())
    }
  }

  private forget(phone: Phone): void {
    this.phones = this.phones.filter((other) => other !== phone)
  }

  private async add(kind: string, options: PhoneOptions): Promise<Phone> {
    const context = await this.browser.newContext(options)
    const phone: Phone = { context, kind, inUse: false, spent: false }
    const spend = () => (phone.spent = true)
    onCall(context.clock, 'install', spend)
    for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions'] as const)
      onCall(context, name, spend)
    this.phones.push(phone)
    context.once('close', () => this.forget(phone))
    return phone
  }
}

async function empty(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior }).then(() => page.close())))
  await context.unrouteAll({ behavior })
  await context.setOffline(false)
  await context.clearCookies()
}

const longestEndMs = 10_000

/** Whether a close succeeds in time, because a page that navigates to another site may never report it. */
const inTime = (ending: Promise<void>): Promise<boolean> =>
  Promise.race([
    ending.then(
      () => true,
      () => false,
    ),
    setTimeout(longestEndMs, false, { ref: false }),
  ])

/** Calls `seen` before a method of an object runs. */
function onCall<Target extends object>(target: Target, name: keyof Target & string, seen: () => void): void {
  const method = Reflect.get(target, name) as (...values: unknown[]) => unknown
  Reflect.set(target, name, (...values: unknown[]) => {
    seen()
    return method.apply(target, values)
  })
}

/** Set in the session storage of an origin after its storage was prepared in this tab. */
export const begunMark = 'test'

interface Beginning {
  readonly origin: string
  readonly storage: Storage
  readonly mark: string
}

/**
 * Runs in each document before its scripts. Prepares the storage of the first origin and empties that of the others
 * (phones in a workbench).
 */
function begin({ origin, storage, mark }: Beginning): void {
  if (!location.hostname.endsWith('.yoimachi.localhost') || sessionStorage.getItem(mark) !== null) return
  sessionStorage.setItem(mark, 'begun')
  localStorage.clear()
  if (location.origin === origin) for (const [name, value] of storage) localStorage.setItem(name, value)
}
