import { foldWidth } from '../../lib/text.ts'
import type { IconName } from '../../ui/base/icon.tsx'

/** One action that the palette reaches. */
export interface Command {
  readonly id: string
  readonly group: string
  readonly title: string
  /** Further words to find it by. */
  readonly words: string
  readonly icon: IconName
  /** One of very many: shown to who types, not in the list without a word. */
  readonly isOneOfMany?: true
  readonly run: () => unknown
}

/** As many as a person reads; one more letter finds what lies beyond. */
const mostShown = 100

/** Commands that contain every word typed, those whose title begins with it first; without a word, what there is. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = foldWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.filter(({ isOneOfMany }) => isOneOfMany !== true)
  const rank = ({ title }: Command) => {
    const at = title.toLowerCase().indexOf(words[0] ?? '')
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return commands
    .filter(({ title, words: more, group }) => {
      const where = `${title} ${more} ${group}`.toLowerCase()
      return words.every((word) => where.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown)
}
