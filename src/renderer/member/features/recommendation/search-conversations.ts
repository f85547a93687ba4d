import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'

/** A list that one screen shows whole needs no search. */
export const searchFrom = 8

/** Width, case and the two kana are one: `ハルト` and `はると` find each other. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))

/** Whether the name or the last message of a conversation holds every word of the search. */
export function matchesSearch(
  { twitter_name: name, last_message: message }: Pick<RecommendRow, 'twitter_name' | 'last_message'>,
  search: string,
): boolean {
  const text = fold(`${name}\n${message}`)
  // Nothing, between two blanks, is found everywhere.
  return fold(search)
    .split(/\s/)
    .every((word) => text.includes(word))
}
