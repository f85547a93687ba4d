import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from '../../api/store.ts'

/** Something new that the member is told wherever she or he is. */
export interface Alert {
  /** One alert of a kind at a time: the newer one replaces the older. */
  readonly kind: 'message' | 'match' | 'age' | 'rank'
  /** Whose message or match it is, or what has changed. */
  readonly title: string
  readonly text: string
  /** Where it leads. */
  readonly to: string
  /** The picture of who wrote or matched; nobody's without it. */
  readonly picture?: string
}

/** What is still to be seen, oldest first; the banner shows one at a time. */
const alertsAtom = atom<readonly Alert[]>([])

export function showAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => [...waiting.filter(({ kind }) => kind !== alert.kind), alert])
}

export function closeAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => waiting.filter((one) => one !== alert))
}

/** Nothing of one member is left for the next. */
export function forgetAlerts(): void {
  store.set(alertsAtom, [])
}

export function useAlerts(): readonly Alert[] {
  return useAtomValue(alertsAtom, { store })
}
