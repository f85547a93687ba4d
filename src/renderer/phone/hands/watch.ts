import type { PhoneMessage } from '../../../contract/phone-messages.ts'
import type { Page } from '../link.ts'

/** What the hands know of the phone around them. */
export interface HandsPhone {
  /** The page; undefined while another one loads. */
  readonly page: () => Page | undefined
  /** Goes back one page. Returns false when there is none. */
  readonly back: () => boolean
  /** The page as it loads, before it is at rest. */
  readonly pageInside: () => Page | undefined
  readonly report: (message: PhoneMessage) => void
}

/** Upper limit of a wait, in milliseconds of real time. */
const longestMs = 15_000
/** A page is quiet after this time without a change and without a call. */
const quietMs = 100
/** Limit for pages whose changes never end, such as one with a moving picture. */
const longestUnrestMs = 3000
/** Looks again although nothing was reported, because a change of the layout has no event. */
const lookMs = 250

/** Thrown to everyone who waits when play ends. */
export class Stopped extends Error {
  override readonly name = 'Stopped'

  constructor(readonly reason: 'stopped' | 'other-person') {
    super(`Failed to wait: ${reason}.`)
  }
}

/** Watches the pages of a phone: their changes, and their calls under way. */
export class Watch {
  private readonly seen = new WeakSet<Document>()
  private readonly waiting = new Set<{ readonly look: () => void; readonly stop: (stopped: Stopped) => void }>()
  /** Calls of the present page that are under way. */
  private calls: ReadonlySet<object> = new Set()
  private changedAt = performance.now()

  constructor(readonly phone: Pick<HandsPhone, 'page' | 'back'>) {}

  /** Watches the present page, once. Pages are looked for at each wait, because a phone changes them. */
  attend(): Page | undefined {
    const page = this.phone.page()
    if (!page || this.seen.has(page.document)) return page
    this.seen.add(page.document)
    const { document } = page
    const changed = this.changed.bind(this)
    new page.MutationObserver(changed).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    })
    for (const type of ['transitionend', 'animationend', 'input', 'change', 'load'])
      document.addEventListener(type, changed, { capture: true, passive: true })
    this.countCalls(page)
    return page
  }

  private countCalls(page: Page): void {
    const calls = new Set<object>()
    this.calls = calls
    const begin = () => {
      const call = {}
      calls.add(call)
      return () => {
        calls.delete(call)
        this.changed()
      }
    }
    const fetchOfPage = page.fetch.bind(page)
    page.fetch = (...request) => fetchOfPage(...request).finally(begin())
    const { prototype } = page.XMLHttpRequest
    // oxlint-disable-next-line typescript/unbound-method -- called with its request below
    const { send } = prototype
    prototype.send = function counted(this: XMLHttpRequest, body) {
      this.addEventListener('loadend', begin())
      send.call(this, body)
    }
  }

  private changed(): void {
    this.changedAt = performance.now()
    for (const { look } of this.waiting) look()
  }

  /**
   * Returns the first defined result of `look`, which is asked again at each change of the page; undefined at the limit.
   * @throws Stopped
   */
  until<T>(look: (page: Page) => T | undefined, limitMs = longestMs): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      let soon: number | undefined
      const end = (finish: () => void) => {
        this.waiting.delete(waiter)
        window.clearInterval(again)
        window.clearTimeout(limit)
        window.clearTimeout(soon)
        finish()
      }
      const tryNow = () => {
        soon = undefined
        const page = this.attend()
        try {
          const found = page && look(page)
          if (found !== undefined) end(() => resolve(found))
        } catch (cause) {
          end(() => reject(cause))
        }
      }
      const waiter = {
        // Once for all changes of a turn.
        look: () => (soon ??= window.setTimeout(tryNow)),
        stop: (stopped: Stopped) => end(() => reject(stopped)),
      }
      const limit = window.setTimeout(() => end(() => resolve(undefined)), limitMs)
      const again = window.setInterval(waiter.look, lookMs)
      this.waiting.add(waiter)
      tryNow()
    })
  }

  /** Waits until the page has loaded, makes no call and changes no more. */
  async rest(): Promise<void> {
    const begunAt = performance.now()
    this.changedAt = begunAt
    const isQuiet = ({ document }: Page) => {
      if (document.readyState === 'loading' || this.calls.size > 0) return undefined
      const now = performance.now()
      return now - this.changedAt >= quietMs || now - begunAt >= longestUnrestMs ? true : undefined
    }
    await this.until(isQuiet)
  }

  /** Lets a person follow what comes next. */
  pause(ms: number): Promise<void> {
    const startedAt = performance.now()
    return this.until(() => (performance.now() - startedAt >= ms ? true : undefined), ms).then(() => {})
  }

  stop(stopped: Stopped): void {
    for (const { stop } of this.waiting) stop(stopped)
  }
}
