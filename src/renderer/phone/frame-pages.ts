import { frame, type Page, pageInside } from './link.ts'

/** Milliseconds between two looks at the frame. A page that still waits for a picture is already in use. */
const lookMs = 300

interface PageReactions {
  /** Called once for each document, before its scripts run. */
  readonly prepare: (page: Page) => void
  /** Called at each look at a page. */
  readonly seen: () => void
}

/** Finds each page that loads in the frame before its scripts run. The frame has no event for that moment. */
export class FramePages {
  /** Whether a page loads that is not prepared yet. */
  isComing = false
  /** By document, because a frame keeps its window across navigations. */
  readonly #prepared = new WeakSet<Document>()
  readonly #on: PageReactions

  constructor(on: PageReactions) {
    this.#on = on
  }

  watch(): void {
    frame.addEventListener('load', () => {
      // Error pages of the browser cannot be prepared.
      this.isComing = false
      this.#look()
    })
    setInterval(() => this.#look(), lookMs)
  }

  /** Looks for a page that has begun to load until it is there. */
  expect(): void {
    this.isComing = true
    const look = () => {
      this.#look()
      if (this.isComing) setTimeout(look)
    }
    setTimeout(look)
  }

  #look(): void {
    const page = pageInside()
    if (!page) return
    if (!this.#prepared.has(page.document)) {
      this.#prepared.add(page.document)
      this.isComing = false
      page.addEventListener('pagehide', () => this.expect())
      this.#on.prepare(page)
    }
    this.#on.seen()
  }
}
