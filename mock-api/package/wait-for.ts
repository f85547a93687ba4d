import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** Longest wait of a test, in milliseconds of real time, unless it names another. */
export const defaultTimeoutMs = 5000
const pollMs = 20

interface Look<T> {
  readonly found?: T | undefined
  /** What there is instead, as sentences. */
  readonly instead: string
}

/** Polls until `look` finds a value. Throws after `ms` milliseconds of real time. */
export async function waitFor<T>(wanted: string, ms: number, look: () => Promise<Look<T>>): Promise<T> {
  const until = performance.now() + ms
  for (;;) {
    const { found, instead } = await look()
    if (found !== undefined) return found
    if (performance.now() >= until)
      throw new Error(`Failed to see ${wanted} within ${ms} ms. ${instead} See the outbox and the log of the world.`)
    await setTimeout(pollMs)
  }
}
