import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'

/** Number of conversations from which search is offered. Fewer fit on one screen. */
export const searchFrom = 8

/** Folds width, case and kana, so that `ハルト` and `はると` match each other. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))

/** Whether the name or last message of a conversation contains every search word. */
export function matchesSearch(
  { twitter_name: name, last_message: message }: Pick<RecommendRow, 'twitter_name' | 'last_message'>,
  search: string,
): boolean {
  const text = fold(`${name}\n${message}`)
  // An empty word, e.g. between two blanks, matches everything.
  return fold(search)
    .split(/\s/)
    .every((word) => text.includes(word))
}
