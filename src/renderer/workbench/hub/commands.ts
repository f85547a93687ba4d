import type { IconName } from '../../ui/base/icon.tsx'

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

/** A row of a feature's table of commands. */
export type CommandRow = readonly [title: string, words: string, icon: IconName, run: () => unknown]

/** Commands under one heading of the palette. */
export const inGroup = (group: string, rows: readonly CommandRow[]): Command[] =>
  rows.map(([title, words, icon, run]) => ({ group, title, words, icon, run }))

/** Commands of a very long list under one heading. */
export const inLongGroup = (group: string, rows: readonly CommandRow[]): Command[] =>
  inGroup(group, rows).map((command) => ({ ...command, isOneOfMany: true }))
