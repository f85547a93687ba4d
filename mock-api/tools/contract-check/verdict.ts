/** A difference between an exchange and the contract. */
export interface Issue {
  /** `status`, or the place in `request` or `response`: `response.rec[0].status_n`. */
  readonly path: string
  readonly expected: string
  readonly actual: string
}

/** `expected` of a field that the contract does not name. */
export const noSuchField = 'no such field'
/** `actual` of a missing field. */
export const nothing = 'nothing'

/** Verdict on an exchange: as documented, different, or undocumented. */
export interface CheckVerdict {
  readonly verdict: 'ok' | 'drift' | 'undocumented'
  readonly issues: readonly Issue[]
}

export const undocumented: CheckVerdict = { verdict: 'undocumented', issues: [] }

/** ok without issues, drift with them. */
export function verdictOf(issues: readonly Issue[]): CheckVerdict {
  return { verdict: issues.length === 0 ? 'ok' : 'drift', issues }
}

/** Returns the verdict of a check that threw: drift of the whole. */
export function failedCheck(path: 'frame' | 'response', cause: unknown): CheckVerdict {
  const actual = `check failed: ${cause instanceof Error ? cause.message : String(cause)}`
  return verdictOf([{ path, expected: 'a verdict', actual }])
}

/** Runs a check. Never throws, because a call must not fail while it is recorded. */
export function verdictBy(path: 'frame' | 'response', check: () => CheckVerdict): CheckVerdict {
  try {
    return check()
  } catch (cause) {
    return failedCheck(path, cause)
  }
}
