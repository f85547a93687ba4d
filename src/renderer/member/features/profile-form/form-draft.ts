import { drafts } from '../../shared/drafts.ts'
import type { FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'

/** Under which name an unsaved form is kept: each page and reduced form has its own. */
export const draftName = (mode: FormMode): string =>
  `form.${mode.kind === 'reduced' ? mode.sections.join('+') : mode.kind}`

/** What was typed before a reload or a lost login, laid over `stored`; null without a draft. */
export function readDraft(name: string, stored: ProfileValues): ProfileValues | null {
  const draft = drafts.read(name)
  if (typeof draft !== 'object' || draft === null) return null
  const kept = Object.entries(draft).filter(
    ([field, value]) =>
      field in stored &&
      typeof value === typeof stored[field as keyof ProfileValues] &&
      Array.isArray(value) === Array.isArray(stored[field as keyof ProfileValues]),
  )
  return { ...stored, ...Object.fromEntries(kept) }
}
