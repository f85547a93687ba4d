import type { Endpoint, RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import type { ApiError } from '../../api/api-error.ts'

/** Id in a response that was read instead of the lost one, if no call tells it. */
export const unknownId = 0

/** Result of a read whose state tells neither that the act is done nor that it is not. */
export const untold: unique symbol = Symbol('untold')

/** Result of a read: the write's response if the act is done, null if it is not done, or `untold`. */
export type Found<E extends Endpoint> = ResponseOf<E> | null | typeof untold

/** Whether a read has found the act done. */
export function isResponse<Read>(found: Read): found is Exclude<Read, symbol | null | undefined> {
  return typeof found === 'object' && found !== null
}

/** Reads the state that a write changes. */
export type ReadOutcome<E extends Endpoint> = () => Promise<Found<E>>

/** How the outcome of a write is read when its answer is missing (D-110). */
interface Row<E extends Endpoint> {
  /** Call and field that tell the outcome, for the table in docs/outcomes.md. */
  readonly reads: string
  /** The call charges a card: it may take 90 seconds, and its outcome is asked for until it is known. */
  readonly charges?: true
  /** The call ends a plan or a membership: its outcome is asked for until it is known. */
  readonly ends?: true
  /** A second call changes nothing more, so it may be sent while the first is unconfirmed. */
  readonly repeatable?: true
  /** The act also ends the login, so a 401 may follow from it. */
  readonly endsLogin?: true
  /**
   * The state is read before the call too. An act that is done already, in another tab or on another device, is not sent
   * but refused, and the page says what is so (D-113). What is done after that is the own act.
   */
  readonly readFirst?: true
  /** A refusal is never taken for the act, because what it tells of may be somebody else's. */
  readonly refusalStands?: true
  /** Runs before the call, so that it can note the state before. Returns the read of the outcome. */
  watch(input: RequestInput<E>): ReadOutcome<E> | Promise<ReadOutcome<E>>
}

/** A call of the contract that changes something, with its row. */
export interface Write<E extends Endpoint = Endpoint> extends Row<E> {
  readonly endpoint: E
}

/** A write whose outcome no page states or no call shows, with the reason. */
export interface UnreadWrite<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly unread: string
  /** Failures after which the same act is sent once more, because a second one changes nothing but tells. */
  readonly again?: ((error: ApiError) => boolean) | undefined
}

export type AnyWrite<E extends Endpoint = Endpoint> = Write<E> | UnreadWrite<E>

export function defineUnread<E extends Endpoint>(
  endpoint: E,
  unread: string,
  again?: UnreadWrite['again'],
): UnreadWrite<E> {
  return { endpoint, unread, again }
}

/** Whether a member must know the outcome before anything else: payments and endings. */
export const insists = (write: AnyWrite): boolean => 'watch' in write && (write.charges === true || write.ends === true)
