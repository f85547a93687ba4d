import { styleOf } from './states.ts'

/** A text with single spaces, as names and texts are compared. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The lines of an element's text; empty ones are left out. */
export const linesOf = ({ innerText }: HTMLElement): string[] =>
  innerText
    .split(/[\n\t]+/)
    .map(plain)
    .filter((line) => line !== '')

/** The sentence of a word: words have elements of their own where no line may break in them. */
export function sentenceAt(element: HTMLElement): HTMLElement {
  const around = element.parentElement
  if (!around || element.localName !== 'span' || styleOf(element)?.display !== 'inline') return element
  const isWord = [...around.childNodes].some(
    (node) => node.nodeName === 'WBR' || (node.nodeType === Node.TEXT_NODE && plain(node.textContent ?? '') !== ''),
  )
  return isWord ? sentenceAt(around) : element
}
