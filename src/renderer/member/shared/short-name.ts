import { nameInputMaxLength } from '../../../contract/enums/profile-limits.ts'

/** A member's name where it has no line of its own that cuts it: an older long one ends with … (D-84). */
export function shortName(name: string): string {
  const characters = [...name]
  if (characters.length <= nameInputMaxLength) return name
  return `${characters.slice(0, nameInputMaxLength - 1).join('')}…`
}
