const windowMs = 60_000
const mostInWindow = 3

/**
 * Whether a page that died is opened again without asking. One that keeps dying would be opened for ever.
 * @param deaths instants of the deaths of this page, the present one included, in epoch milliseconds
 */
export function reopensUnasked(deaths: readonly number[]): boolean {
  const now = deaths.at(-1) ?? 0
  return deaths.filter((at) => now - at < windowMs).length <= mostInWindow
}
