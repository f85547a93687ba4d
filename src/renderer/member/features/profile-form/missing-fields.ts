import { otherAppealPoint } from '../../../../contract/enums/profile-choices.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'

function isFilled(value: ProfileValues[ProfileField] | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value === true
}

/** Returns the required fields that are still empty, in the order of the form. An empty その他 is not filled in (D-134). */
export function missingFields(
  required: readonly ProfileField[],
  values: Partial<ProfileValues>,
): readonly ProfileField[] {
  const isOtherEmpty = values.appeal?.includes(otherAppealPoint) === true && !isFilled(values.appealOther)
  return required.filter((field) => !isFilled(values[field]) || (field === 'appeal' && isOtherEmpty))
}
