import { readSession } from '../api/session-store.ts'

const storageKey = () => `yoimachi.rank.${readSession().uid ?? ''}`

/** Last rank that this member saw on this device, or null. A higher rank is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return localStorage.getItem(storageKey())
}

export function rememberSeenRank(rank: string): void {
  localStorage.setItem(storageKey(), rank)
}
