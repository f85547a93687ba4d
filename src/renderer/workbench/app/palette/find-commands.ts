import { everyWordOf, searchForm, searchWords } from '../../../lib/text.ts'
import type { Command } from '../../hub/commands.ts'

/** Maximum number of results. Another letter narrows them down. */
const mostShown = 100

/**
 * Commands that contain every typed word, with title prefixes first. Without a word, all commands except those of long
 * lists.
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const [first] = searchWords(text)
  if (first === undefined) return commands.filter(({ isOneOfMany }) => isOneOfMany !== true)
  const rank = ({ title }: Command) => {
    const at = searchForm(title).indexOf(first)
    if (at === -1) return 2
    return at === 0 ? 0 : 1
  }
  const fits = everyWordOf(text)
  return commands
    .filter(({ title, words, group }) => fits(`${title} ${words} ${group}`))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown)
}
