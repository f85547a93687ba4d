/** One place where an exchange and the contract differ. */
export interface Issue {
  /** `status`, or the place in `request` or `response`: `response.rec[0].status_n`. */
  readonly path: string
  readonly expected: string
  readonly actual: string
}

/** What the contract says about an exchange: as documented, different, or nothing at all. */
export interface Verdict {
  readonly verdict: 'ok' | 'drift' | 'undocumented'
  readonly issues: readonly Issue[]
}

export const undocumented: Verdict = { verdict: 'undocumented', issues: [] }

/** ok without issues, drift with them. */
export function verdictOf(issues: readonly Issue[]): Verdict {
  return { verdict: issues.length === 0 ? 'ok' : 'drift', issues }
}
