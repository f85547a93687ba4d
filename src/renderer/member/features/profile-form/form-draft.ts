import type { FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'

/**
 * Where an unsaved form is kept: this tab's storage, per member and form. Not localStorage, because the answers are
 * intimate and the next person at the device should not find them.
 */
export const draftKey = (uid: string, mode: FormMode): string =>
  `yoimachi.form.${uid}.${mode.kind === 'reduced' ? mode.sections.join('+') : mode.kind}`

/** What was typed before a reload, laid over `stored`; null without a draft. */
export function readDraft(key: string, stored: ProfileValues): ProfileValues | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return null
    const kept = Object.entries(draft).filter(
      ([name, value]) =>
        name in stored &&
        typeof value === typeof stored[name as keyof ProfileValues] &&
        Array.isArray(value) === Array.isArray(stored[name as keyof ProfileValues]),
    )
    return { ...stored, ...Object.fromEntries(kept) }
  } catch {
    return null
  }
}

export function writeDraft(key: string, values: object): void {
  sessionStorage.setItem(key, JSON.stringify(values))
}

export function clearDraft(key: string): void {
  sessionStorage.removeItem(key)
}
