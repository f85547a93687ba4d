import { atom, useAtomValue } from 'jotai'
import { store } from '../../api/store.ts'

/** News for the member, shown on every page. */
export interface Alert {
  /** A newer alert replaces an older one of the same kind. */
  readonly kind: 'message' | 'match' | 'age' | 'rank'
  readonly title: string
  readonly text: string
  readonly to: string
  readonly picture?: string
}

/** Pending alerts, oldest first; the banner shows one at a time. */
const alertsAtom = atom<readonly Alert[]>([])

export function showAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => [...waiting.filter(({ kind }) => kind !== alert.kind), alert])
}

export function closeAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => waiting.filter((one) => one !== alert))
}

/** Removes what is said about a state that has changed since. */
export function withdrawAlerts(kinds: readonly Alert['kind'][]): void {
  store.set(alertsAtom, (waiting) => waiting.filter(({ kind }) => !kinds.includes(kind)))
}

export function forgetAlerts(): void {
  store.set(alertsAtom, [])
}

export function useAlerts(): readonly Alert[] {
  return useAtomValue(alertsAtom, { store })
}
