import { foldWidth } from '../../lib/fold-width.ts'
import type { IconName } from '../../ui/base/icon-paths.ts'

/** One action that the palette reaches. */
export interface Command {
  readonly id: string
  readonly group: string
  readonly title: string
  /** Further words to find it by. */
  readonly words: string
  readonly icon: IconName
  readonly run: () => unknown
}

/** Commands that contain every word typed, those whose title begins with it first. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = foldWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
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
}
