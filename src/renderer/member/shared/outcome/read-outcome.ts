import type { Endpoint, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { ApiError, type FailedOutcome } from '../../api/api-error.ts'
import { insists, isResponse, type ReadOutcome, untold, type Write } from './write.ts'

/** Reads after a cut or a timeout of a payment or ending: a server that was cut off may still act. */
const mostReads = 3
const firstPauseMs = 1_000
const longestPauseMs = 10_000

/** Lost reads of other writes that are repeated, and the pause before the first: as often as a page's own reads. */
const mostLostReads = 2
const lostPauseMs = 400

/**
 * Whether the act may be done in spite of its failure. A browser sends a request again when a kept connection breaks,
 * so a lost answer can also arrive as the refusal of the second copy: 404 and 422, and 401 after the end of a login.
 */
export function mayBeDone(write: Write, { kind, status, outcome }: ApiError): boolean {
  if (kind === 'aborted') return false
  if (outcome !== 'refused') return outcome === 'unknown'
  if (write.refusalStands && (status === 409 || status === 422)) return false
  return status === 404 || status === 409 || status === 422 || (status === 401 && write.endsLogin === true)
}

/** Stands for a read without a response, which may be repeated. */
const lostRead = Symbol('lost read')

const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.outcome === 'unknown'

/**
 * Reads what a write without an answer has done. Resolves to the write's response if it is done.
 * @throws the failure of the write, with its outcome
 */
export async function readOutcome<E extends Endpoint>(
  write: Write<E>,
  read: ReadOutcome<E>,
  failure: ApiError,
): Promise<ResponseOf<E>> {
  const isRefused = failure.outcome === 'refused'
  const failed = (outcome: FailedOutcome) => withOutcome(failure, isRefused ? 'refused' : outcome)
  // A server that answered has finished.
  const wanted = failure.kind === 'response' || !insists(write) ? 1 : mostReads
  let notDone = 0
  let lost = 0
  for (let pauseMs = insists(write) ? firstPauseMs : lostPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    // Sequential, because each read waits for the one before.
    // oxlint-disable-next-line no-await-in-loop
    const found = await read().catch((error: unknown) => (isLost(error) ? lostRead : untold))
    if (isResponse(found)) return found
    if (found === null) notDone += 1
    if (found === lostRead) lost += 1
    if (notDone >= wanted) throw failed('unsent')
    if (found === untold || (lost > mostLostReads && !insists(write))) throw failed('unconfirmed')
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

export function withOutcome(error: ApiError, outcome: FailedOutcome): ApiError {
  error.outcome = outcome
  return error
}
