import { splitCharacters } from '../../../../contract/rules/characters.ts'
import { nameInputMaxLength } from '../../../../contract/rules/text-limits.ts'

/** Shortens an old long name with … for places that do not truncate it (D-84). */
export function shortName(name: string): string {
  // A character has one code unit at least.
  if (name.length <= nameInputMaxLength) return name
  const characters = splitCharacters(name)
  if (characters.length <= nameInputMaxLength) return name
  return `${characters.slice(0, nameInputMaxLength - 1).join('')}…`
}
