import type { Page } from './link.ts'

interface Entry {
  readonly url: string
  readonly state: unknown
  readonly document: Document
}

const mostEntries = 100
const entryOf = (page: Page): Entry => ({
  url: page.location.href,
  state: page.history.state,
  document: page.document,
})

/** Replaces the current entry with the native method, bypassing the overrides of `keep`. */
function replace(page: Page, state: unknown, title: string, url?: string | URL | null): void {
  page.History.prototype.replaceState.call(page.history, state, title, url)
}

/**
 * History of one phone. All frames of a window share the browser's history, so a step back in one phone could move
 * another. Pushed pages therefore replace the current entry, and this list tracks the steps.
 */
export class PhoneHistory {
  readonly #entries: Entry[] = []
  #at = -1
  /** True while a step loads another document. */
  #isStepping = false
  /** @param changed called after the page has moved within its own history */
  readonly #changed: () => void
  /** @param stepping called before a step */
  readonly #stepping: () => void

  constructor(on: { changed: () => void; stepping: () => void }) {
    this.#changed = on.changed
    this.#stepping = on.stepping
  }

  get canGoBack(): boolean {
    return this.#at > 0
  }

  /** Address of the current entry. */
  get url(): string | undefined {
    return this.#entries[this.#at]?.url
  }

  /** Records a move that bypassed the history, e.g. a link to a fragment. */
  note(page: Page): void {
    if (this.url === undefined || (this.url !== page.location.href && !this.#isStepping)) this.#push(page)
  }

  /** Forgets all entries, because another phone's page follows. */
  clear(): void {
    this.#entries.length = 0
    this.#at = -1
    this.#isStepping = false
  }

  step(page: Page | undefined, delta: number): void {
    const to = this.#entries[this.#at + delta]
    if (!page || !to) return
    this.#at += delta
    this.#stepping()
    if (to.document !== page.document) {
      this.#isStepping = true
      page.location.replace(to.url)
      return
    }
    replace(page, to.state, '', to.url)
    page.dispatchEvent(new page.PopStateEvent('popstate', { state: to.state }))
    this.#changed()
  }

  /** Overrides the history of a page that has just loaded in the frame. */
  keep(page: Page): void {
    const { history } = page
    if (this.#isStepping || this.url === page.location.href) this.#entries[this.#at] = entryOf(page)
    else this.#push(page)
    this.#isStepping = false
    history.pushState = (state: unknown, title: string, url: string | URL | null = page.location.href) => {
      replace(page, state, title, url)
      this.#push(page)
      this.#changed()
    }
    history.replaceState = (state: unknown, title: string, url: string | URL | null = page.location.href) => {
      replace(page, state, title, url)
      this.#entries[this.#at] = entryOf(page)
      this.#changed()
    }
    history.go = (delta) => {
      if (delta) page.setTimeout(() => this.step(page, delta))
      else page.location.reload()
    }
    history.back = () => history.go(-1)
    history.forward = () => history.go(1)
  }

  #push(page: Page): void {
    this.#entries.length = this.#at + 1
    this.#entries.push(entryOf(page))
    if (this.#entries.length > mostEntries) this.#entries.shift()
    this.#at = this.#entries.length - 1
  }
}
