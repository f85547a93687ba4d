import type { Endpoint, RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { Member } from '../world/records/member.ts'
import type { Context } from '../world/rules.ts'
import type { World } from '../world/world.ts'
import type { Session } from './session.ts'

/** Input of a route. `world` is the draft of the transaction that the route runs in. */
interface Call<E extends Endpoint, Prepared = undefined> {
  readonly world: World
  readonly input: RequestOf<E>
  readonly ctx: Context
  /** Origin of the app that called, for links in mails and redirects. */
  readonly appOrigin: string
  /** Origin under which this server was called, for links that lead to the API itself. */
  readonly apiOrigin: string
  /** Returns an address as a mail stores it. Our own port is a placeholder, because it may change. */
  readonly mailed: (address: string) => string
  /** Whether an address belongs to the app (protocols A11). */
  readonly isOwnAddress: (address: string) => boolean
  /** Whether the browser opened a page, rather than a script that fetches. */
  readonly navigation: boolean
  readonly prepared: Prepared
}

/** A call of a member whose login is accepted and who passed the gates of the endpoint. */
export interface MemberCall<E extends Endpoint, Prepared = undefined> extends Call<E, Prepared> {
  readonly me: Member
  readonly session: Session
}

/** A call that needs no login; it may carry one. */
export interface OpenCall<E extends Endpoint, Prepared = undefined> extends Call<E, Prepared> {
  readonly session: Session | undefined
}

/** A response that is not status 200 with a JSON body, or that opens a login. */
export class RouteResponse<Body> {
  constructor(
    readonly body: Body,
    readonly options: {
      /** A login that this call opened; its headers go out. */
      readonly opened?: Session
      /** Responds 302 with this address. */
      readonly redirect?: string
      /** Responds 404 with this page, or with Rails' plain text (protocols A12). */
      readonly notFoundPage?: 'plain' | { readonly html: string }
      /** Sends no session headers, because the call ended the login or the gem sends none. */
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

/** Reads records in slices, one per step, because a rule that reads many at once would block other requests. */
export type ReadAhead = (read: (world: World) => Generator<void, undefined>) => Promise<undefined>

/** Store of uploaded pictures, beside the world. */
export interface FileVault {
  /** Stores bytes under a name that cannot be guessed and returns the name. */
  save(kind: 'uploads' | 'documents', bytes: Uint8Array, extension: string): Promise<string>
  read(kind: 'uploads' | 'documents', name: string): Promise<Uint8Array | undefined>
}

export interface Route {
  readonly endpoint: Endpoint
  readonly prepare: ((input: never, files: FileVault, readAhead: ReadAhead) => Promise<unknown>) | undefined
  readonly run: (call: never) => unknown
}

/** Defines a route for members. Parameters, login, gates and transaction are handled around it. */
export function defineRoute<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  run: (call: MemberCall<E, Prepared>) => ResponseOf<E> | RouteResponse<ResponseOf<E>>,
  prepare?: Prepare<E, Prepared>,
): Route {
  return { endpoint, run, prepare }
}

export function defineOpenRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => ResponseOf<E> | RouteResponse<ResponseOf<E> | undefined>,
): Route {
  return { endpoint, run, prepare: undefined }
}
