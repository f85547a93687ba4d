import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'

/** Milliseconds of a number of days, which may be a fraction. */
export const days = (count: number): number => count * dayMs

/** Milliseconds of a number of hours. */
export const hours = (count: number): number => count * hourMs
