import { excerpt } from '../../../lib/text.ts'

/** What a page did after a failure: it gained a text of the service, stayed as it was, or another page opened. */
export type PageFact =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'moved'; readonly page: string }

/** Lines of text on a page, from top to bottom. */
export type PageLines = readonly string[]

/** Shorter lines are counts and marks. */
const leastChars = 4
const mostChars = 80

/** Whether a line says something: it ends as a sentence, asks (ください) or negates (ません). Labels do none of these. */
const isSentence = (line: string) => /。|ください|ません/.test(line)

const timesIn = (lines: PageLines, line: string) => lines.filter((one) => one === line).length

/**
 * Lines that stand on a page more often than before. A sentence is compared with the read that has it least often, because
 * it may have gone and come back. Other lines, such as labels of buttons, also change while a call runs.
 */
function gainedLines(before: readonly PageLines[], after: PageLines): PageLines {
  const timesBefore = (line: string) =>
    Math.min(...(isSentence(line) ? before : before.slice(0, 1)).map((lines) => timesIn(lines, line)))
  return after.filter((line) => line.length >= leastChars && timesIn(after, line) > timesBefore(line))
}

/** Whether a page gained a sentence, so that no later read is needed. */
export const gainsSentence = (before: readonly PageLines[], after: PageLines): boolean =>
  gainedLines(before, after).some(isSentence)

/**
 * What a page did that stayed open: the line that it gained, sentences first, shortened if it is long.
 * @param before reads from before the failure and shortly after it, oldest first
 * @param former texts of former failures; the page may have repeated one faster than it is read
 */
export function factBetween(before: readonly PageLines[], after: PageLines, former: readonly string[] = []): PageFact {
  const gained = gainedLines(before, after)
  const text = gained.find(isSentence) ?? gained[0] ?? after.find((line) => former.includes(line))
  if (text === undefined) return { kind: 'unchanged' }
  return { kind: 'text', text: text.length > mostChars ? excerpt(text, mostChars - 1) : text }
}
