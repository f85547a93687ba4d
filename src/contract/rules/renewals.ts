import { dayMs } from './tokyo-time.ts'

/** Returns the second charge of a plan: cycle + 1 days after its start (D-15, PAY-62). */
export function firstRenewal(startedAt: number, cycleDays: number): number {
  return startedAt + (cycleDays + 1) * dayMs
}

/** Returns the next charge of a renewed plan: cycle days after the last one (D-15). */
export function nextRenewal(renewedAt: number, cycleDays: number): number {
  return renewedAt + cycleDays * dayMs
}
