import { drafts } from '../../shared/drafts.ts'
import { changesOf } from '../../shared/merge-changes.ts'
import type { FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'

/** Returns the storage name of an unsaved form. Each page and reduced form has its own. */
export const draftName = (mode: FormMode): string =>
  `form.${mode.kind === 'reduced' ? mode.sections.join('+') : mode.kind}`

const fieldsOf = (draft: unknown): object | null => (typeof draft === 'object' ? draft : null)

/** Stores the fields that differ from `opened`. A reload takes all others as they are stored by then (D-146). */
export function writeDraft(name: string, values: object, opened: object): void {
  const changes = changesOf(values, opened)
  drafts.write(name, Object.keys(changes).length === 0 ? null : changes)
}

/** Removes what was saved from the draft. What was written while the save ran stays, also in a form opened meanwhile. */
export function forgetSaved(name: string, saved: ProfileValues): void {
  writeDraft(name, fieldsOf(drafts.read(name)) ?? {}, saved)
}

/** Whether two values are of one kind: text, list or answer to a confirmation. */
const isAlike = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

/** Reads the draft of a reload or an expired login, merged over `stored`. Returns null without a draft. */
export function readDraft(name: string, stored: ProfileValues): ProfileValues | null {
  const draft = fieldsOf(drafts.read(name))
  if (draft === null) return null
  const known = new Map<string, unknown>(Object.entries(stored))
  const valid = Object.entries(draft).filter(([field, value]) => isAlike(value, known.get(field)))
  return { ...stored, ...Object.fromEntries(valid) }
}
