import type { IconName } from '../../ui/base/icon.tsx'
import { headingsCopy } from './copy.ts'
import { type Copy, currentCopy, inBoth } from './language.ts'

/** Heading of the palette. Their order in the table of words is that of the palette before typing. */
export type Heading = keyof (typeof headingsCopy)['ja']

/** An action that the palette offers. */
export interface Command {
  readonly heading: Heading
  /** The heading in words, such as `スマートフォン A`. */
  readonly group: string
  readonly title: string
  /** Further search words, with the title and heading in the other language. */
  readonly words: string
  readonly icon: IconName
  /** Belongs to a very long list, so it is shown only for a typed text. */
  readonly isOneOfMany?: true
  readonly run: () => unknown
}

/** A row of a feature's table of commands. Search words that are not the same in both languages come from the words too. */
export type CommandRow<Words> = readonly [
  title: (words: Words) => string,
  search: string | ((words: Words) => string),
  icon: IconName,
  run: () => unknown,
]

/**
 * Commands under one heading of the palette, in the current language. Words of both languages find them.
 * @param detail follows the heading: the name of a phone
 */
export function inGroup<Words>(
  heading: Heading,
  copy: Copy<Words>,
  rows: readonly CommandRow<Words>[],
  detail = '',
): Command[] {
  const headings = inBoth(headingsCopy, (words) => words[heading])
  const group = `${currentCopy(headingsCopy)[heading]} ${detail}`.trim()
  return rows.map(([title, search, icon, run]) => {
    const further = typeof search === 'string' ? search : inBoth(copy, search)
    const words = `${further} ${inBoth(copy, title)} ${headings}`
    return { heading, group, title: title(currentCopy(copy)), words, icon, run }
  })
}

/** Commands of a very long list under one heading. */
export const inLongGroup = <Words>(...group: Parameters<typeof inGroup<Words>>): Command[] =>
  inGroup(...group).map((command) => ({ ...command, isOneOfMany: true }))
