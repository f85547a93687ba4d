import type { Endpoint, RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { ApiError, type FailedOutcome } from '../../api/api-error.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { loginOf, readSession } from '../../api/session-store.ts'
import { store } from '../../api/store.ts'
import { titleAtom } from '../document-title.ts'
import { showFlash } from '../flash.ts'
import { isOtherMember } from './is-other-member.ts'
import { mayBeDone, readOutcome, withOutcome } from './read-outcome.ts'
import { type AnyWrite, insists, isResponse, type ReadOutcome, type UnreadWrite, type Write } from './write.ts'

/** A card company may take long; a second payment would be worse than waiting. */
const chargeTimeoutMs = 90_000

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
 * Payments and endings are read until their outcome is known. Once another member has logged in, in another tab, nothing
 * more is sent, read or returned: it would be taken for that member's.
 * @throws ApiError whose `outcome` says what the act has done
 */
export async function sendWrite<E extends Endpoint>(
  write: AnyWrite<E>,
  input: RequestInput<E>,
  options: SendWriteOptions<E> = {},
): Promise<ResponseOf<E>> {
  const page = pageAddress()
  const title = store.get(titleAtom)
  const stopForOther = stopForOtherThan(readSession().uid, write, options)
  try {
    const prepared = options.prepare ? await options.prepare(input) : input
    stopForOther()
    const response = await ('watch' in write
      ? sendAndRead(write, prepared, options, stopForOther)
      : sendUnread(write, prepared, options))
    stopForOther()
    return response
  } catch (error) {
    const isLeft = pageAddress() !== page
    if (error instanceof ApiError && error.kind !== 'aborted' && (isLeft || options.isShown?.() === false)) {
      if (isLeft) error.leftPage = title
      // The end of the own login has its own word.
      const isOther = error.status !== 401 || options.call?.login !== undefined
      if (options.failureOf && isOther) showFlash({ text: options.failureOf(error), tone: 'error' })
    }
    throw error
  }
}

/** Returns a function that throws once a member other than `uid` is logged in. A call with a login of its own is nobody's. */
function stopForOtherThan(uid: string | undefined, { endpoint }: AnyWrite, { call: how }: SendWriteOptions<Endpoint>) {
  return () => {
    if (how?.login || !isOtherMember(uid)) return
    throw withOutcome(new ApiError(endpoint.id, 'aborted'), 'unconfirmed')
  }
}

/** Sends a write that no call shows; once more after a failure that its row names. */
async function sendUnread<E extends Endpoint>(
  { endpoint, again }: UnreadWrite<E>,
  input: RequestInput<E>,
  options: SendWriteOptions<E>,
): Promise<ResponseOf<E>> {
  const send = () => (options.send ?? ((how) => call(endpoint, input, how)))({ ...options.call })
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && again?.(error)) return send()
    throw error
  }
}

/** Sends a write, and reads what it has done if its answer is missing. An unconfirmed act is read before it is sent again. */
async function sendAndRead<E extends Endpoint>(
  write: Write<E>,
  input: RequestInput<E>,
  { send = (how) => call(write.endpoint, input, how), onChecking, call: how }: SendWriteOptions<E>,
  stopForOther: () => void,
): Promise<ResponseOf<E>> {
  if (!navigator.onLine) throw withOutcome(new ApiError(write.endpoint.id, 'network'), 'unsent')
  const act = JSON.stringify([loginOf(readSession()), write.endpoint.id, input])
  const earlier = await readUnconfirmed<E>(act)
  if (earlier && isResponse(earlier.found)) return earlier.found

  const read = earlier?.found === null ? earlier.read : await beginToWatch(write, input)
  stopForOther()
  const readOwn = async () => {
    stopForOther()
    return read()
  }
  try {
    return await send({ ...(write.charges && { timeoutMs: chargeTimeoutMs }), ...how })
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeDone(write, error)) throw error
    onChecking?.(insists(write))
    try {
      return await readOutcome(write, readOwn, error)
    } finally {
      onChecking?.(false)
      if (error.outcome === 'unconfirmed' && !write.repeatable) unconfirmed.set(act, read)
    }
  }
}

/** Reads an unconfirmed act again and forgets it; undefined if the act is none. A lost read leaves it unconfirmed. */
async function readUnconfirmed<E extends Endpoint>(act: string) {
  const read = unconfirmed.get(act) as ReadOutcome<E> | undefined
  if (!read) return undefined
  const found = await failAs('unconfirmed', read)
  unconfirmed.delete(act)
  return { read, found }
}

/**
 * Notes the state before an act. A lost read means that nothing is sent.
 * @throws ApiError 'already' for an act that is done already, if its row asks for that
 */
async function beginToWatch<E extends Endpoint>(write: Write<E>, input: RequestInput<E>): Promise<ReadOutcome<E>> {
  const read = await failAs('unsent', () => write.watch(input))
  if (write.readFirst && (await isDone(read))) throw new ApiError(write.endpoint.id, 'already')
  return read
}

/** Whether a read finds the act done. A failed read says nothing; the call is sent and tells more. */
const isDone = (read: ReadOutcome<Endpoint>): Promise<boolean> => read().then(isResponse, () => false)

/** Runs a read around the act; its failure without an answer means that the act itself is `outcome`. */
async function failAs<Result>(outcome: FailedOutcome, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'unknown') withOutcome(error, outcome)
    throw error
  }
}
