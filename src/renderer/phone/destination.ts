import type { PageRead } from '../../contract/phone-orders.ts'
import { refreshPage } from './frame-acts.ts'
import type { FramePages } from './frame-pages.ts'
import { frame, pageInside, post } from './link.ts'
import type { HeldCalls } from './login/held-calls.ts'
import { findPage } from './login/member-calls.ts'
import { showPage } from './show-page.ts'

/** The world is asked whether it has the page of a login. */
interface PageCheck {
  readonly kind: 'checking'
  /** Address of that page; undefined when the phone stays on the page that it shows. */
  readonly to: string | undefined
  /** Address of a page that was ordered meanwhile and is shown instead. */
  next?: string
}

/** Where a phone goes: nowhere, or to an address, which is path, query and fragment. */
type Course = { readonly kind: 'arrived' } | { readonly kind: 'going'; readonly to: string } | PageCheck

const arrived: Course = { kind: 'arrived' }

/** The page that the phone goes to, until it is reached. A reload meanwhile does not cancel it. */
export class Destination {
  readonly #pages: FramePages
  readonly #calls: HeldCalls
  #course: Course = arrived

  constructor(pages: FramePages, calls: HeldCalls) {
    this.#pages = pages
    this.#calls = calls
  }

  /** Address of the page; undefined when the phone is where it was sent. */
  get address(): string | undefined {
    if (this.#course.kind === 'checking') return this.#course.next ?? this.#course.to
    return this.#course.kind === 'going' ? this.#course.to : undefined
  }

  /** Whether the phone waits for a page, or for the check of one. */
  get isAhead(): boolean {
    return this.#course.kind !== 'arrived'
  }

  /** The phone has reached a page, by an order or otherwise. A check goes on. */
  reached(): void {
    if (this.#course.kind === 'going') this.#course = arrived
  }

  /** Drops the check under way, because another login follows. */
  dropCheck(): void {
    if (this.#course.kind === 'checking') this.#course = arrived
  }

  /** Opens a page in a new document. */
  load(to: string): void {
    const url = new URL(to || '/', location.origin)
    const address = url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
    if (this.#course.kind !== 'checking') this.#course = { kind: 'going', to: address }
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
    if (this.#course.kind === 'checking') this.#course.next = to
    else this.show(to)
  }

  /**
   * Shows a page with the login that was just stored, and lets the calls of the phone go on. If the world lacks the page,
   * the phone goes home instead, and the app sees no refusal.
   * @param to the page; undefined for the one that the phone shows
   * @param read the call that reads the page, when it may be missing
   */
  showChecked(to: string | undefined, read: PageRead | undefined, show: () => void): void {
    this.dropCheck()
    if (read === undefined) {
      this.#calls.release()
      return show()
    }
    void this.#check(to, read, show)
  }

  async #check(to: string | undefined, read: PageRead, show: () => void): Promise<void> {
    const check: PageCheck = { kind: 'checking', to }
    this.#course = check
    this.#calls.hold()
    const found = await findPage(read)
    // A newer login decides.
    if (this.#course !== check) return
    const { address } = this
    this.#course = address === undefined ? arrived : { kind: 'going', to: address }
    if (found === 'former') return post({ kind: 'stranded' })
    this.#calls.release()
    if (check.next !== undefined) return this.show(check.next)
    if (found === 'there') return show()
    post({ kind: 'lost' })
    this.show('/home')
  }

  /** @param last address of the present page, for a browser error page, e.g. while the server was down */
  reload(last: string | undefined): void {
    const page = pageInside()
    if (this.address !== undefined) this.load(this.address)
    else if (page) page.location.reload()
    else if (last !== undefined) this.load(last)
  }
}
