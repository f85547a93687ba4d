import type { Endpoint, RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { Context } from '../world/context.ts'
import type { Member } from '../world/records/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { parseInput } from './parse-input.ts'
import type { Params } from './request.ts'
import type { Session } from './session.ts'

/** What every route receives, whoever calls: a member over HTTP, the operator's desk or a storyline. */
export interface RouteCall {
  /** The draft of the transaction that the route runs in; the present world for a read-only call. */
  readonly world: World
  /** The member who calls; undefined for an open call without a login. */
  readonly me: Member | undefined
  /** The login of the call; undefined for an open call without one and for acts of the operator's desk. */
  readonly session: Session | undefined
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
}

/** A call with its parsed fields. */
interface OpenCall<E extends Endpoint> extends RouteCall {
  readonly input: RequestOf<E>
}

/** A call of a member who passed the gates of the endpoint. */
interface MemberCall<E extends Endpoint> extends OpenCall<E> {
  readonly me: Member
}

/** A member's call whose slow work is done. */
interface PreparedCall<E extends Endpoint, Prepared> extends MemberCall<E> {
  readonly prepared: Prepared
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

/** Runs the rule and returns the body of its response or a RouteResponse. Throws Refusal. */
export type RunRule = (call: RouteCall) => unknown

/** A call whose fields are parsed: its rule, or the slow work that returns the rule. */
type ParsedCall = { readonly input: unknown } & (
  | { readonly run: RunRule; readonly prepare?: undefined }
  | { readonly run?: undefined; readonly prepare: (files: FileVault, readAhead: ReadAhead) => Promise<RunRule> }
)

export interface Route {
  readonly endpoint: Endpoint
  /** Parses the parameters. Throws Refusal `invalid`. */
  readonly parse: (params: Params) => ParsedCall
}

type Result<E extends Endpoint> = ResponseOf<E> | RouteResponse<ResponseOf<E>>

/**
 * Defines a route for members. Parameters, login, gates and transaction are handled around it. Each run gets a call of its
 * own, which is completed and not copied, because a copy costs more than most rules.
 */
export function defineRoute<E extends Endpoint>(endpoint: E, rule: (call: MemberCall<E>) => Result<E>): Route {
  return {
    endpoint,
    parse: (params) => {
      const input = parseInput(endpoint, params)
      return { input, run: (call) => rule(Object.assign(call, { input, me: memberOf(call) })) }
    },
  }
}

/** Defines a route for members whose slow work is done before the transaction. */
export function definePreparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: Prepare<E, Prepared>,
  rule: (call: PreparedCall<E, Prepared>) => Result<E>,
): Route {
  return {
    endpoint,
    parse: (params) => {
      const input = parseInput(endpoint, params)
      return {
        input,
        prepare: async (files, readAhead) => {
          const prepared = await prepare(input, files, readAhead)
          return (call) => rule(Object.assign(call, { input, prepared, me: memberOf(call) }))
        },
      }
    },
  }
}

/** Defines a route that needs no login. */
export function defineOpenRoute<E extends Endpoint>(
  endpoint: E,
  rule: (call: OpenCall<E>) => ResponseOf<E> | RouteResponse<ResponseOf<E> | undefined>,
): Route {
  return {
    endpoint,
    parse: (params) => {
      const input = parseInput(endpoint, params)
      return { input, run: (call) => rule(Object.assign(call, { input })) }
    },
  }
}

/** The gates have refused a call without a member. */
function memberOf({ me }: RouteCall): Member {
  if (!me) throw new Refusal('unauthenticated')
  return me
}
