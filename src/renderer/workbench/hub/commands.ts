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

/** A command before it has its heading. */
export interface CommandRow extends Pick<Command, 'title' | 'icon' | 'run'> {
  /** Further words to find it by. */
  readonly search?: string
}

/**
 * Commands under one heading of the palette, in the current language. Words of both languages find them.
 * @param under the heading; a detail may follow it, such as the name of a phone
 * @param rowsIn the same rows in each language
 */
export function inGroup<Words>(
  under: Heading | { readonly heading: Heading; readonly detail: string },
  copy: Copy<Words>,
  rowsIn: (words: Words) => readonly CommandRow[],
): Command[] {
  const { heading, detail } = typeof under === 'string' ? { heading: under, detail: '' } : under
  const headings = inBoth(headingsCopy, (words) => words[heading])
  const group = `${currentCopy(headingsCopy)[heading]} ${detail}`.trim()
  const rows = { ja: rowsIn(copy.ja), en: rowsIn(copy.en) }
  return currentCopy(rows).map(({ title, icon, run }, index) => {
    const words = inBoth(rows, (inLanguage) => `${inLanguage[index]?.search ?? ''} ${inLanguage[index]?.title ?? ''}`)
    return { heading, group, title, words: `${words} ${headings}`, icon, run }
  })
}

/** Commands of a very long list under one heading. */
export const inLongGroup = <Words>(...group: Parameters<typeof inGroup<Words>>): Command[] =>
  inGroup(...group).map((command) => ({ ...command, isOneOfMany: true }))
