import { everyWordOf, searchWords } from '../../../lib/text.ts'
import type { IconName } from '../../../ui/base/icon.tsx'

/** An action that the palette offers. */
export interface Command {
  readonly group: string
  readonly title: string
  /** Further search words. */
  readonly words: string
  readonly icon: IconName
  /** Belongs to a very long list, so it is shown only for a typed text. */
  readonly isOneOfMany?: true
  readonly run: () => unknown
}

/** A row of the table of commands. */
export type CommandRow = readonly [title: string, words: string, icon: IconName, run: () => unknown]

/** Commands under one heading of the palette. */
export const inGroup = (group: string, rows: readonly CommandRow[]): Command[] =>
  rows.map(([title, words, icon, run]) => ({ group, title, words, icon, run }))

/** Commands of a very long list under one heading. */
export const inLongGroup = (group: string, rows: readonly CommandRow[]): Command[] =>
  inGroup(group, rows).map((command) => ({ ...command, isOneOfMany: true }))

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
    const at = title.toLowerCase().indexOf(first)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  const fits = everyWordOf(text)
  return commands
    .filter(({ title, words, group }) => fits(`${title} ${words} ${group}`))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown)
}
