import type { Endpoint, RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { ApiError, type FailedOutcome } from '../../api/api-error.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { loginOf, readSession } from '../../api/session-store.ts'
import { store } from '../../api/store.ts'
import { titleAtom } from '../document-title.ts'
import { showFlash } from '../flash.ts'
import { type AnyWrite, insists, type ReadOutcome, type Write } from './write.ts'

/** A card company may take long; a second payment would be worse than waiting. */
const chargeTimeoutMs = 90_000

/** Reads after a cut or a timeout of a payment or ending: a server that was cut off may still act. */
const mostReads = 3
const firstPauseMs = 1_000
const longestPauseMs = 10_000

/** Lost reads of other writes that are repeated, and the pause before the first: as often as a page's own reads. */
const mostLostReads = 2
const lostPauseMs = 400

export interface SendWriteOptions<E extends Endpoint> {
  readonly call?: CallOptions | undefined
  /**
   * Sends the act; by default the write's own call. An act of two calls sends both, and gives a failure before the
   * second one the outcome 'unsent'.
   */
  readonly send?: ((options: CallOptions) => Promise<ResponseOf<E>>) | undefined
  /** Completes the input just before the act is sent, e.g. with what another tab has saved (D-146). */
  readonly prepare?: ((input: RequestInput<E>) => Promise<RequestInput<E>>) | undefined
  /** Called with true while the outcome of a payment or ending is being read, then with false. */
  readonly onChecking?: ((checking: boolean) => void) | undefined
  /** Sentence of a failure that the page shows beside its button. A flash says it once the page was left (D-113). */
  readonly failureOf?: ((error: ApiError) => string) | undefined
  /** Whether the page that sent the act can still show it; not if it was left and opened again. */
  readonly isShown?: (() => boolean) | undefined
}

const pageAddress = () => location.pathname + location.search

/** Reads of unconfirmed acts by login, call and input, so that the same act is never sent again before it was read. */
const unconfirmed = new Map<string, ReadOutcome<Endpoint>>()

/**
 * Sends a write and resolves to its response, or to the same response when a lost answer turns out to be done (D-110).
 * Payments and endings are read until their outcome is known.
 * @throws ApiError whose `outcome` says what the act has done
 */
export async function sendWrite<E extends Endpoint>(
  write: AnyWrite<E>,
  input: RequestInput<E>,
  options: SendWriteOptions<E> = {},
): Promise<ResponseOf<E>> {
  const page = pageAddress()
  const title = store.get(titleAtom)
  try {
    return await sendOnce(write, options.prepare ? await options.prepare(input) : input, options)
  } catch (error) {
    const isLeft = pageAddress() !== page
    if (error instanceof ApiError && (isLeft || options.isShown?.() === false)) {
      if (isLeft) error.leftPage = title
      // The end of the own login has its own word.
      const isOther = error.status !== 401 || options.call?.login !== undefined
      if (options.failureOf && isOther) showFlash({ text: options.failureOf(error), tone: 'error' })
    }
    throw error
  }
}

async function sendOnce<E extends Endpoint>(
  write: AnyWrite<E>,
  input: RequestInput<E>,
  options: SendWriteOptions<E>,
): Promise<ResponseOf<E>> {
  const send = options.send ?? ((how) => call(write.endpoint, input, how))
  if (!('watch' in write)) {
    return send({ ...options.call }).catch((error: unknown) => {
      if (error instanceof ApiError && write.again?.(error)) return send({ ...options.call })
      throw error
    })
  }

  if (!navigator.onLine) throw withOutcome(new ApiError(write.endpoint.id, 'network'), 'unsent')
  const key = JSON.stringify([loginOf(readSession()), write.endpoint.id, input])
  const doubted = unconfirmed.get(key) as ReadOutcome<E> | undefined
  const read = doubted ?? (await failAs('unsent', () => write.watch(input)))
  if (doubted) {
    const done = await failAs('unconfirmed', doubted)
    unconfirmed.delete(key)
    if (done !== null) return done
  } else if (write.readFirst && (await isDone(read))) {
    throw new ApiError(write.endpoint.id, 'already')
  }
  try {
    return await send({ ...(write.charges && { timeoutMs: chargeTimeoutMs }), ...options.call })
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeDone(write, error)) throw error
    options.onChecking?.(insists(write))
    try {
      return await readOutcome(write, read, error)
    } finally {
      options.onChecking?.(false)
      if (error.outcome === 'unconfirmed' && !write.repeatable) unconfirmed.set(key, read)
    }
  }
}

/** Whether a read finds the act done. A failed read says nothing; the call is sent and tells more. */
const isDone = (read: ReadOutcome<Endpoint>): Promise<boolean> =>
  read().then(
    (done) => done !== null,
    () => false,
  )

/**
 * Whether the act may be done in spite of its failure. A browser sends a request again when a kept connection breaks,
 * so a lost answer can also arrive as the refusal of the second copy: 404 and 422, and 401 after the end of a login.
 */
function mayBeDone(write: Write, { kind, status, outcome }: ApiError): boolean {
  if (kind === 'aborted') return false
  if (outcome !== 'refused') return outcome === 'unknown'
  if (write.refusalStands && (status === 409 || status === 422)) return false
  return status === 404 || status === 409 || status === 422 || (status === 401 && write.endsLogin === true)
}

/** @throws the failure of the write, with its outcome */
async function readOutcome<E extends Endpoint>(write: Write<E>, read: ReadOutcome<E>, failure: ApiError) {
  const isRefused = failure.outcome === 'refused'
  // A server that answered has finished.
  const wanted = failure.kind === 'response' || !insists(write) ? 1 : mostReads
  let responses = 0
  let lost = 0
  for (let pauseMs = insists(write) ? firstPauseMs : lostPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      // Sequential, because each read waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      const done = await read()
      if (done !== null) return done
      responses += 1
      if (responses >= wanted) throw withOutcome(failure, isRefused ? 'refused' : 'unsent')
    } catch (error) {
      if (error === failure) throw error
      const isLost = !(error instanceof ApiError) || error.outcome === 'unknown'
      lost += 1
      if (!isLost || (!insists(write) && lost > mostLostReads)) {
        throw withOutcome(failure, isRefused ? 'refused' : 'unconfirmed')
      }
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function withOutcome(error: ApiError, outcome: FailedOutcome): ApiError {
  error.outcome = outcome
  return error
}

/** Runs a read around the act; its failure without an answer means that the act itself is `outcome`. */
async function failAs<Result>(outcome: FailedOutcome, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'unknown') withOutcome(error, outcome)
    throw error
  }
}
