import { readSession } from '../api/session-store.ts'

const storageKey = () => `yoimachi.rank.${readSession().uid ?? ''}`

/** The rank that this member last saw here, or null; what is above it is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return localStorage.getItem(storageKey())
}

export function rememberSeenRank(rank: string): void {
  localStorage.setItem(storageKey(), rank)
}
