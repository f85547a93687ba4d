import { readSession } from '../../../api/session-store.ts'

/** Per member: two members may use one browser one after the other. */
const storageKey = () => `yoimachi.popups.${readSession().uid ?? ''}`

/** Codes of the popups closed during this visit, i.e. this browser session (BONUS-14). */
export function closedPopups(): readonly number[] {
  const stored = sessionStorage.getItem(storageKey()) ?? ''
  return stored.split(',').filter(Boolean).map(Number)
}

export function rememberClosed(code: number): void {
  sessionStorage.setItem(storageKey(), [...new Set([...closedPopups(), code])].join(','))
}
