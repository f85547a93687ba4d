import { readSession } from '../../api/session-store.ts'

const storageKey = () => `yoimachi.document.${readSession().uid ?? ''}`

/** When this member handed the last document in from this device, epoch ms of the server; null where another device did. */
export function readHandedIn(): number | null {
  const ms = Number(localStorage.getItem(storageKey()))
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

/** No call tells the time later, so the device remembers it. */
export function rememberHandedIn(ms: number): void {
  localStorage.setItem(storageKey(), String(Math.round(ms)))
}
