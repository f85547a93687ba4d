import { nameOf } from '../hands/names.ts'
import { plain, sentenceAt } from '../hands/page-text.ts'
import { isShown } from '../hands/states.ts'
import type { Page } from '../link.ts'
import { type Glossary, isJapanese, longestText } from './glossary.ts'

/** A text on a page with its English; undefined for a text that is none of the app's. */
export interface ShownText {
  readonly element: Element
  readonly text: string
  readonly english: string | undefined
}

const controls = 'button, a[href], input, select, textarea, summary, [role]'
const fields = 'input, select, textarea'
/** Blocks around a text whose own text is no longer one of the app. */
const blocks = 'button, a, label, li, dt, dd, p, h1, h2, h3, h4, h5, h6, section, form, main, dialog, body'
const mostAround = 5

/**
 * Returns the text at a place of a page, or undefined if there is no Japanese. The longest entry wins, from the sentence
 * at the place to the block around it; then what stands there in pieces; then the name that a screen reader says.
 */
export function textAt(page: Page, target: Element, { whole, pieces }: Glossary): ShownText | undefined {
  const sentence = sentenceAt(htmlAround(page, target))
  const around = textsAround(sentence)
  const control = target.closest(controls)
  const named = [...textsNaming(sentence), ...(control ? textsNaming(control) : [])]
  const own = { element: sentence, text: sentence.matches(fields) ? '' : ownTextOf(sentence) }
  const [nearest = own, ...further] = around
  return (
    firstWith(whole, around.toReversed()) ??
    // What stands nearest says most; of a whole block only parts are of the app.
    firstWith(pieces, [nearest, ...named, own, ...further]) ??
    firstJapanese([...around, ...named, { element: sentence, text: wordsIn(sentence) }])
  )
}

type PlacedText = Omit<ShownText, 'english'>

/** The first text that a glossary explains. */
function firstWith(explain: Glossary['whole'], texts: readonly PlacedText[]): ShownText | undefined {
  for (const placed of texts) {
    const english = explain(placed.text)
    if (english !== undefined) return { ...placed, english }
  }
  return undefined
}

/** The first Japanese text, which a glossary does not explain. */
function firstJapanese(texts: readonly PlacedText[]): ShownText | undefined {
  const found = texts.find(({ text }) => isJapanese(text))
  return found && { ...found, english: undefined }
}

const textsNaming = (element: Element): readonly PlacedText[] => namesOf(element).map((text) => ({ element, text }))

/** Texts of a page from top to bottom, for the arrow keys. */
export function textsOf(page: Page): readonly Element[] {
  const found = new Set<Element>()
  const { SHOW_ELEMENT, SHOW_TEXT } = page.NodeFilter
  const nodes = page.document.createTreeWalker(page.document.body, SHOW_ELEMENT | SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof page.HTMLElement ? node : node.parentElement
    if (!element || !isShown(element)) continue
    const text = node === element ? namesOf(element).join('') : (node.nodeValue ?? '')
    if (isJapanese(text)) found.add(node === element ? element : sentenceAt(element))
  }
  return [...found]
}

/**
 * The texts of a page from the shown one on, or back from it, the nearest first. Without a shown one, all of them from the
 * top or the bottom of the page.
 */
export function textsAhead(all: readonly Element[], shown: Element | undefined, by: 1 | -1): readonly Element[] {
  const inOrder = by === 1 ? all : all.toReversed()
  if (!shown) return inOrder
  // The English may be that of a block with several texts, or of a part of one.
  const last = inOrder.findLast((text) => shown.contains(text)) ?? all.findLast((text) => text.contains(shown))
  return last ? inOrder.slice(inOrder.indexOf(last) + 1) : inOrder
}

/** An element of a picture has no text. */
function htmlAround(page: Page, target: Element): HTMLElement {
  let element: Element | null = target
  while (element && !(element instanceof page.HTMLElement)) element = element.parentElement
  return element ?? page.document.body
}

/** The text of an element and of those around it, up to its block. */
function textsAround(start: HTMLElement): readonly PlacedText[] {
  const found: PlacedText[] = []
  for (let element: HTMLElement | null = start; element && found.length < mostAround; element = element.parentElement) {
    // A field has its value and its name, not the text of all its options.
    if (element.matches(fields)) break
    const text = element.innerText.trim()
    if (text.length > longestText) break
    if (text !== '') found.push({ element, text })
    if (element.matches(blocks)) break
  }
  return found
}

/** The text of an element without that of the elements in it. */
const ownTextOf = ({ childNodes }: HTMLElement): string =>
  [...childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ' '))
    .join('')
    .trim()

/** The text of a sentence, however long, with its words in elements of their own. Empty for a field. */
const wordsIn = (sentence: HTMLElement): string =>
  [...(sentence.matches(fields) ? [] : sentence.childNodes)]
    .filter((node) => node.nodeType === Node.TEXT_NODE || sentenceAt(node as HTMLElement) === sentence)
    .map(({ textContent }) => textContent)
    .join('')
    .trim()

/** What a screen reader says of an element besides its text, and what stands in an empty field. */
function namesOf(element: Element): readonly string[] {
  const { value, placeholder, selectedOptions } = element as Partial<HTMLInputElement & HTMLSelectElement>
  const ofEmptyField = value ? '' : placeholder
  const inside = selectedOptions ? [...selectedOptions].map(({ text }) => text).join('・') : ofEmptyField
  const name = element.matches(`${fields}, [aria-label], [aria-labelledby]`) ? nameOf(element) : ''
  const texts = [inside, name, element.getAttribute('alt'), element.getAttribute('title')]
  return texts.map((text) => plain(text ?? '')).filter((text) => text !== '')
}
