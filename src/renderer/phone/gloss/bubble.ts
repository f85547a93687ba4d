import type { Page } from '../link.ts'
import type { ShownText } from './text-at.ts'

const sheetText = `
  .gloss, .gloss-ring { position: fixed; z-index: 1; pointer-events: none; box-sizing: border-box }
  .gloss { inset: 0 auto auto 0; width: max-content; padding: 0.5em 0.75em; border-radius: 10px; background: var(--ground);
    color: var(--text); font: 500 1em/1.4 system-ui, sans-serif; white-space: pre-line; overflow-wrap: break-word;
    box-shadow: 0 2px 12px rgb(0 0 0 / 0.35) }
  .gloss[data-unknown] { font-weight: 400; font-style: italic }
  .gloss-ring { border: 2px solid var(--ring); border-radius: 8px }
  .gloss:empty, .gloss:empty + .gloss-ring { display: none }
`
/** Said of a text that is no entry of the app's tables. */
const unknownText =
  'No English for this text. Only the app’s own words have it; members, notices and legal pages do not.'

const gapPx = 8
const edgePx = 8
const ringPx = 3
const textPx = 13
const widestPx = 320

/** A text without its numbers, because a countdown goes on. */
const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\d+/g, '0')

/** The English of a text, above it. It is in the frame around the page, so the page does not change. */
export class Bubble {
  private readonly box = document.createElement('div')
  private readonly ring = document.createElement('div')
  private shown: (ShownText & { readonly page: Page; readonly words: string }) | undefined
  private frame: number | undefined

  constructor() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetText)
    document.adoptedStyleSheets.push(sheet)
    this.box.className = 'gloss'
    this.box.lang = 'en'
    this.box.role = 'status'
    this.ring.className = 'gloss-ring'
    document.body.append(this.box, this.ring)
  }

  get element(): Element | undefined {
    return this.shown?.element
  }

  /** @param scale of the phone as it is drawn, so that the English can be read on a small one */
  show(page: Page, text: ShownText, scale: number): void {
    this.shown = { ...text, page, words: wordsOf(text.element) }
    this.box.textContent = text.english ?? unknownText
    this.box.toggleAttribute('data-unknown', text.english === undefined)
    this.box.style.fontSize = `${textPx / scale}px`
    this.box.style.maxWidth = `min(${widestPx / scale}px, calc(100vw - ${2 * edgePx}px))`
    window.cancelAnimationFrame(this.frame ?? 0)
    this.follow()
  }

  /** Returns whether something was shown. */
  hide(): boolean {
    const wasShown = this.shown !== undefined
    this.shown = undefined
    this.box.textContent = ''
    window.cancelAnimationFrame(this.frame ?? 0)
    return wasShown
  }

  /** Moves with the text, and goes when the text does. */
  private follow(): void {
    const { shown } = this
    if (!shown) return
    const { element, words, page } = shown
    const isThere = element.isConnected && element.ownerDocument === page.document && wordsOf(element) === words
    if (!isThere || !element.checkVisibility()) return void this.hide()
    this.colour(page)
    this.place(element.getBoundingClientRect())
    this.frame = window.requestAnimationFrame(() => this.follow())
  }

  /** The page's ink and paper, exchanged, by day and by night. */
  private colour(page: Page): void {
    const colours = page.getComputedStyle(page.document.documentElement)
    for (const { style } of [this.box, this.ring]) {
      style.setProperty('--ground', colours.getPropertyValue('--ink') || 'CanvasText')
      style.setProperty('--text', colours.getPropertyValue('--paper') || 'Canvas')
      style.setProperty('--ring', colours.getPropertyValue('--lantern') || 'Highlight')
      style.colorScheme = colours.colorScheme
    }
  }

  private place({ left, top, width, height }: DOMRect): void {
    const { innerWidth, innerHeight } = window
    const { offsetWidth, offsetHeight } = this.box
    const above = top - gapPx - offsetHeight
    const below = top + height + gapPx
    const besideText = below + offsetHeight <= innerHeight - edgePx ? below : edgePx
    // Above the text; below it at the top of the screen; over it if it fills the screen.
    const wanted = above >= edgePx ? above : besideText
    const x = within(left + width / 2 - offsetWidth / 2, edgePx, innerWidth - edgePx - offsetWidth)
    const y = within(wanted, edgePx, innerHeight - edgePx - offsetHeight)
    this.box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    Object.assign(this.ring.style, {
      left: `${left - ringPx}px`,
      top: `${top - ringPx}px`,
      width: `${width + 2 * ringPx}px`,
      height: `${height + 2 * ringPx}px`,
    })
  }
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
