import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { everyWordOf } from '../../../lib/text.ts'

/** Number of conversations from which search is offered. Fewer fit on one screen. */
export const searchFrom = 8

/** Distance between a katakana and its hiragana in Unicode. */
const kanaDistance = 0x60

/** Turns katakana of any width into hiragana, so that `ハルト` and `はると` match each other. */
const inHiragana = (text: string) =>
  text.normalize('NFKC').replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance))

/** Whether the name or last message of a conversation contains every search word. */
export function matchesSearch(
  { twitter_name: name, last_message: message }: Pick<RecommendRow, 'twitter_name' | 'last_message'>,
  search: string,
): boolean {
  return everyWordOf(inHiragana(search))(inHiragana(`${name}\n${message}`))
}
