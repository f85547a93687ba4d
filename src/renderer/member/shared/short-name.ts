import { nameInputMaxLength } from '../../../contract/enums/profile-limits.ts'

/** Shortens an old long name with … for places that do not truncate it (D-84). */
export function shortName(name: string): string {
  const characters = [...name]
  if (characters.length <= nameInputMaxLength) return name
  return `${characters.slice(0, nameInputMaxLength - 1).join('')}…`
}
