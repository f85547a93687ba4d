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

/** The verdict of a check that threw: drift at the whole of what was checked. */
export function failedCheck(path: 'frame' | 'response', cause: unknown): Verdict {
  const actual = `check failed: ${cause instanceof Error ? cause.message : String(cause)}`
  return verdictOf([{ path, expected: 'a verdict', actual }])
}

/** Runs a check. Never throws, because a call must not fail while it is recorded. */
export function verdictBy(path: 'frame' | 'response', check: () => Verdict): Verdict {
  try {
    return check()
  } catch (cause) {
    return failedCheck(path, cause)
  }
}
