import type { Endpoint, RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { Context } from '../world/context.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import type { Session } from './session.ts'

/** What a route works with. `world` is the draft of the transaction that the whole route runs in. */
interface Call<E extends Endpoint, Prepared = undefined> {
  readonly world: World
  readonly input: RequestOf<E>
  readonly ctx: Context
  /** Origin of the app that called, for links in mails and redirects. */
  readonly appOrigin: string
  /** Origin under which this server was called, for links that lead to the API itself. */
  readonly apiOrigin: string
  /** The same two origins for stored mails: our own port is left open, since it may differ the next time. */
  readonly mailOrigins: () => { readonly app: string; readonly api: string }
  /** Whether an address belongs to the app (protocols A11). */
  readonly isOwnAddress: (address: string) => boolean
  /** Whether a page was opened by the browser itself rather than fetched by a script. */
  readonly navigation: boolean
  readonly prepared: Prepared
}

/** A call by a member whose login was accepted and who passed the endpoint's gates. */
export interface MemberCall<E extends Endpoint, Prepared = undefined> extends Call<E, Prepared> {
  readonly me: Member
  readonly session: Session
}

/** A call that needs no login; it may carry one. */
export interface OpenCall<E extends Endpoint, Prepared = undefined> extends Call<E, Prepared> {
  readonly session: Session | undefined
}

/** Answers that are not status 200 with a JSON body, or that open a login. */
export class Answer<Body> {
  constructor(
    readonly body: Body,
    readonly options: {
      /** A login that this call opened; its headers go out. */
      readonly opened?: Session
      /** Answer 302 to this address. */
      readonly redirect?: string
      /** Answer a plain 404 page (protocols A12). */
      readonly notFoundPage?: boolean
      /** Send no session headers: the call ended the login, or the gem sends none. */
      readonly ended?: boolean
    },
  ) {}
}

/** Slow work that must be done before the transaction; throws Refusal like a rule. */
export type Prepare<E extends Endpoint, Prepared> = (
  input: RequestOf<E>,
  files: FileVault,
  readAhead: ReadAhead,
) => Promise<Prepared>

/** Reads records in slices, one a step: a rule that reads many stored records at once would hold other calls. */
export type ReadAhead = (read: (world: World) => Generator<void, undefined>) => Promise<undefined>

/** Where uploaded pictures are kept, beside the world. */
export interface FileVault {
  /** Stores bytes under a name that cannot be guessed and returns the name. */
  save(kind: 'uploads' | 'documents', bytes: Uint8Array, extension: string): Promise<string>
  read(kind: 'uploads' | 'documents', name: string): Promise<Uint8Array | undefined>
}

/** A contract endpoint together with what answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly prepare: ((input: never, files: FileVault, readAhead: ReadAhead) => Promise<unknown>) | undefined
  readonly run: (call: never) => unknown
}

/** A route for members: everything but the rule and the view is done by `mount`. */
export function defineRoute<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  run: (call: MemberCall<E, Prepared>) => ResponseOf<E> | Answer<ResponseOf<E>>,
  prepare?: Prepare<E, Prepared>,
): Route {
  return { endpoint, run, prepare }
}

/** A route that anybody may call. */
export function defineOpenRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => ResponseOf<E> | Answer<ResponseOf<E> | undefined>,
): Route {
  return { endpoint, run, prepare: undefined }
}
