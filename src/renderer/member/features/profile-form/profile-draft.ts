import { drafts } from '../../shared/drafts.ts'
import type { FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'

/** Returns the storage name of an unsaved form. Each page and reduced form has its own. */
export const draftName = (mode: FormMode): string =>
  `form.${mode.kind === 'reduced' ? mode.sections.join('+') : mode.kind}`

/** Reads the draft of a reload or an expired login, merged over `stored`. Returns null without a draft. */
export function readDraft(name: string, stored: ProfileValues): ProfileValues | null {
  const draft = drafts.read(name)
  if (typeof draft !== 'object' || draft === null) return null
  const valid = Object.entries(draft).filter(
    ([field, value]) =>
      field in stored &&
      typeof value === typeof stored[field as keyof ProfileValues] &&
      Array.isArray(value) === Array.isArray(stored[field as keyof ProfileValues]),
  )
  return { ...stored, ...Object.fromEntries(valid) }
}
