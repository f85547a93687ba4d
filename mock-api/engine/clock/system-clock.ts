import { runInNewContext } from 'node:vm'

/** `Date.now` of a realm of its own: a test in this process may have replaced the global `Date`. */
const now = runInNewContext('Date.now') as () => number

/** Real time in epoch milliseconds. All other code reads the virtual clock (D-02). */
export const systemNow = (): number => now()
