import { linesOf, plain } from './hands/page-text.ts'
import type { Page } from './link.ts'

const mostLines = 2000
const longestLine = 300

/** Lines of text on a page, from top to bottom. */
export function readTexts(page: Page | undefined): string[] {
  const body = bodyOf(page)
  return body ? linesOf(body).slice(0, mostLines).map(cut) : []
}

/** Missing for a moment while a page loads. */
const bodyOf = (page: Page | undefined) => page?.document.body as HTMLElement | null | undefined

/** A line as it is reported. */
const cut = (line: string) => line.slice(0, longestLine)

const highlight = 'stage-difference'

export const markedStyle = `::highlight(${highlight}) { background-color: var(--alarm-soft); color: var(--alarm);
  text-decoration: underline 2px }`

/** Highlights lines of a page with the CSS Custom Highlight API, which leaves the elements unchanged. */
export function markTexts(page: Page | undefined, lines: readonly string[]): void {
  if (!page || !bodyOf(page)) return
  // Missing in older browsers; the list beside the phones shows the same lines.
  const highlights = page.CSS.highlights as HighlightRegistry | undefined
  if (!highlights) return
  if (lines.length === 0) return void highlights.delete(highlight)
  highlights.set(highlight, new page.Highlight(...rangesOf(page, new Set(lines))))
}

function rangesOf(page: Page, lines: ReadonlySet<string>): Range[] {
  const { document } = page
  const texts = document.createTreeWalker(document.body, page.NodeFilter.SHOW_TEXT)
  const linesByBlock = new Map<HTMLElement, readonly string[]>()
  const ranges: Range[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const block = blockOf(page, node.parentElement)
    if (!block) continue
    const wanted = linesByBlock.get(block) ?? linesOf(block).filter((line) => lines.has(cut(line)))
    linesByBlock.set(block, wanted)
    ranges.push(...partsOf(node).filter((part) => wanted.some((line) => line.includes(plain(part.toString())))))
  }
  return ranges
}

/** Parts of a text between its line breaks, because each may be a line of its own. Blank ones are left out. */
const partsOf = (text: Node): Range[] =>
  [...(text.nodeValue ?? '').matchAll(/[^\n\t]*[^\s][^\n\t]*/g)].map(({ 0: part, index }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + part.length)
    return range
  })

/** Closest box that lays out a text together with its inline neighbours. */
function blockOf(page: Page, element: HTMLElement | null): HTMLElement | undefined {
  let box = element
  while (box && page.getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
  return box ?? undefined
}
