import { authCopy } from '../../../lib/copy/auth.ts'
import type { ApiError } from '../../api/api-error.ts'

/** Why a login or a sign-up failed. A reason of its own stands until the next try (D-117). */
export interface DoorFailure {
  readonly lines: readonly string[]
  /** False for the fixed sentence, which has the timing of a flash (AUTH-14, AUTH-15, AUTH-41). */
  readonly lasting: boolean
}

/** Returns the fixed sentence for refused values, and for every other failure what happened instead (D-117). */
export function doorFailure({ network, outcome, reason, messages }: ApiError): DoorFailure {
  const { failed, unreachable, trouble } = authCopy.door
  if (network) return { lines: [unreachable], lasting: true }
  if (outcome !== 'refused') return { lines: [trouble], lasting: true }
  const why = reason === '' ? undefined : messages[0]
  if (why === undefined) return { lines: [failed], lasting: false }
  return { lines: reason === 'under_age' ? [why, authCopy.login.underAgeLong] : [why], lasting: true }
}
