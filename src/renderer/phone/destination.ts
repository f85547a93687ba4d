import type { PageRead } from '../../contract/phone-messages.ts'
import { type FramePages, refreshPage } from './frame-pages.ts'
import type { HeldCalls } from './held-calls.ts'
import { frame, pageInside, post } from './link.ts'
import { findPage } from './login.ts'
import { showPage } from './show-page.ts'

/** A check whether the world has a page. `next` is a page that was ordered meanwhile. */
interface PageCheck {
  next?: string
}

/** The page that the phone goes to, until it is reached. A reload meanwhile does not cancel it. */
export class Destination {
  readonly #pages: FramePages
  readonly #calls: HeldCalls
  #address: string | undefined
  /** The check under way, until a newer login decides. */
  #check: PageCheck | undefined

  constructor(pages: FramePages, calls: HeldCalls) {
    this.#pages = pages
    this.#calls = calls
  }

  /** Path, query and fragment; undefined when the phone is where it was sent. */
  get address(): string | undefined {
    return this.#address
  }

  /** Whether the phone waits for a page, or for the check of one. */
  get isAhead(): boolean {
    return this.#address !== undefined || this.#check !== undefined
  }

  /** The phone has reached a page, by an order or otherwise. */
  reached(): void {
    this.#address = undefined
  }

  /** Drops the check under way, because another login follows. */
  dropCheck(): void {
    this.#check = undefined
  }

  /** Opens a page in a new document. */
  load(to: string): void {
    const url = new URL(to || '/', location.origin)
    const address = url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
    this.#address = address
    const page = pageInside()
    if (page) return page.location.replace(address)
    // Must not add an entry to the history that all phones share.
    if (frame.src === '') frame.src = address
    else frame.contentWindow?.location.replace(address)
    this.#pages.expect()
  }

  /** Opens a page like a link of the app, without loading the app again if it is running. */
  show(to: string): void {
    const page = this.#pages.isComing ? undefined : pageInside()
    if (!page || !showPage(page, to)) return this.load(to)
    this.reached()
    refreshPage()
  }

  /** Opens a page; after the check of a page that was ordered before, and in its place. */
  showNext(to: string): void {
    if (!this.#check) return this.show(to)
    this.#address = to
    this.#check.next = to
  }

  /**
   * Shows a page with the login that was just stored, and lets the calls of the phone go on. If the world lacks the page,
   * the phone goes home instead, and the app sees no refusal.
   * @param read the call that reads the page, when it may be missing
   */
  checkFirst(read: PageRead | undefined, show: () => void): void {
    this.dropCheck()
    if (read === undefined) {
      this.#calls.go()
      return show()
    }
    const check: PageCheck = {}
    this.#check = check
    this.#calls.hold()
    void findPage(read).then((found) => {
      if (this.#check !== check) return
      this.dropCheck()
      if (found === 'former') return post({ kind: 'stranded' })
      this.#calls.go()
      if (check.next !== undefined) return this.show(check.next)
      if (found === 'there') return show()
      post({ kind: 'lost' })
      this.show('/home')
    })
  }

  /** Where the phone goes while the check of a page is under way. */
  announce(to: string): void {
    this.#address = to
  }

  /** @param last address of the present page, for a browser error page, e.g. while the server was down */
  reload(last: string | undefined): void {
    const page = pageInside()
    if (this.#address !== undefined) this.load(this.#address)
    else if (page) page.location.reload()
    else if (last !== undefined) this.load(last)
  }
}
