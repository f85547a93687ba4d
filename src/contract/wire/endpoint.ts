import type * as z from 'zod/mini'
import { forbiddenBody, gemRefusal, invalidBody, tooLargeBody, unauthorizedBody } from './errors.ts'
import { noFields } from './wire-request.ts'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who a call serves (decisions C-6).
 * `open`: anybody; the rule itself answers where a login is missing (API-03, API-05, validate_token).
 * `login`: any accepted session. `verified`: age_conf 2, a man also paid; others get 403.
 * `verified-or-empty`: a login is enough, but the unverified get an empty answer instead of a refusal.
 * `control`: the workbench and programs of this computer (control/define-control.ts); there is no login.
 */
type Access = 'open' | 'login' | 'verified' | 'verified-or-empty' | 'control'

/** Statuses a call may answer besides 200. */
export type RefusalStatus = 302 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 500

/** Body by status, for the statuses that a call may answer besides 200. */
type Refusals = { readonly [Status in RefusalStatus]?: z.ZodMiniType }

/**
 * A request field that names the caller once more (C-7). It is optional; if it is sent and is not the caller's, the
 * call is refused with 403 and reason `owner` (D-51).
 */
export interface Identity {
  /** Path of the field in the parsed request, `cancel_reason.uid`. */
  readonly at: string
  readonly kind: 'uid' | 'id' | 'uuid' | 'email'
}

/**
 * One documented call: the single source for the mock's route, the member app's client, the OpenAPI document and the
 * contract check of the real API.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Ledger id, e.g. `API-09` (docs/api.md), or `IMP-04` for an implied call. */
  readonly id: string
  readonly method: HttpMethod
  /** Path below the origin, Hono notation (`/api/account`). */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Set when only one sex may call (1 man, 2 woman); the other gets 403 with reason `sex`. */
  readonly sex?: 1 | 2
  /** Whether a login of a minor or an inactive member is served too (C-6: API-03 and API-09 only). */
  readonly evenIfBarred: boolean
  /** Fields to compare with the caller before the rule runs (C-7). */
  readonly identity: readonly Identity[]
  /** Fields that are also read from request headers of their names, if they are nowhere else (protocols A1). */
  readonly headerFields: readonly string[]
  /** Where the client puts the request fields; the server reads the merged parameters wherever they are (C-8). */
  readonly place: 'query' | 'json' | 'multipart'
  readonly request: Request
  /** Body of status 200, expected refusals with `success: false` included. */
  readonly response: Response
  readonly refusals: Refusals
  /** Whether calling it cannot change anything; drift checks of a real server call only these unless told to write. */
  readonly readOnly: boolean
}

type Defaulted = 'headerFields' | 'place' | 'readOnly' | 'refusals' | 'evenIfBarred' | 'identity'

type Definition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Omit<
  Endpoint<Request, Response>,
  Defaulted
> &
  Partial<Pick<Endpoint<Request, Response>, Defaulted>>

/** Calls of the gem's own routes keep its shapes also where something else refuses (C-5, D-93). */
export function isGemCall({ path }: Pick<Endpoint, 'path'>): boolean {
  return path === '/api/auth' || path.startsWith('/api/auth/')
}

/**
 * Calls that anybody may make and that are about the login they are sent with: the rule itself answers where it is missing,
 * in the gem's shape.
 */
const ownLoginCalls = new Set(['DELETE /api/auth/sign_out', 'GET /api/auth/validate_token', 'PUT /api/auth/password'])

/** Whether a login travels with the call. */
export function takesLogin({ access, method, path }: Pick<Endpoint, 'access' | 'method' | 'path'>): boolean {
  return access === 'open' ? ownLoginCalls.has(`${method} ${path}`) : access !== 'control'
}

/** Calls after which there is no login any more: signing out, and leaving the service. */
const endingCalls = new Set(['DELETE /api/auth/sign_out', 'POST /api/cancel/female'])

/** Whether its answers carry the session headers: those to a login, but for one that ends it, and the one that opens it. */
export function answersWithLogin(endpoint: Pick<Endpoint, 'access' | 'method' | 'path'>): boolean {
  const { method, path } = endpoint
  return (takesLogin(endpoint) && !endingCalls.has(`${method} ${path}`)) || path === '/api/auth/sign_in'
}

/** What every call of that kind may answer; an entry adds its own and may name another body for a status. */
function usualRefusals(definition: Definition<z.ZodMiniType, z.ZodMiniType>): Refusals {
  const { access, identity = [], request } = definition
  // C-7: every call of a member refuses to be made in another's name.
  const mayForbid = (access !== 'open' && access !== 'control') || identity.length > 0
  return {
    ...(access === 'control' ? {} : { 400: isGemCall(definition) ? gemRefusal : invalidBody }),
    ...(access === 'open' || access === 'control' ? {} : { 401: unauthorizedBody }),
    ...(mayForbid ? { 403: forbiddenBody } : {}),
    ...(access === 'control' || definition.method === 'GET' || definition.method === 'DELETE'
      ? {}
      : { 413: tooLargeBody }),
    ...(request === noFields ? {} : { 422: invalidBody }),
  }
}

/**
 * Defines a call. Defaults: fields travel in the query for GET and DELETE and as JSON otherwise; GET is read-only;
 * barred members are refused; no identity field. `refusals` adds to the usual ones (400, 401 and 403 with a login, 413
 * where there is a body, 422 where there are fields).
 */
export function defineEndpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: Definition<Request, Response>,
): Endpoint<Request, Response> {
  const inQuery = definition.method === 'GET' || definition.method === 'DELETE'
  return {
    place: inQuery ? 'query' : 'json',
    readOnly: definition.method === 'GET',
    evenIfBarred: false,
    identity: [],
    headerFields: [],
    ...definition,
    refusals: { ...usualRefusals(definition), ...definition.refusals },
  }
}

/** What a caller hands over. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>
/** What the server works with after parsing. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** What the client receives with status 200. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** One documented Action Cable channel (protocols.md part B, decisions WS-01 and WS-02). */
export interface Channel<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Message extends z.ZodMiniType = z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType> = Record<string, z.ZodMiniType>,
> {
  /** Ledger id, `WS-01` or `WS-02`. */
  readonly id: string
  /** Class name of the channel on the wire. */
  readonly name: string
  readonly summary: string
  /** The identifier's parameters besides `channel`. */
  readonly params: Params
  /** What the server delivers to subscribers. */
  readonly message: Message
  /** Client actions by name with their payload. */
  readonly actions: Actions
}

/** Defines a channel; see {@link Channel}. */
export function defineChannel<
  Params extends z.ZodMiniType,
  Message extends z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType>,
>(definition: Channel<Params, Message, Actions>): Channel<Params, Message, Actions> {
  return definition
}

export type ChannelParams<C extends Channel> = z.output<C['params']>
export type ChannelMessage<C extends Channel> = z.output<C['message']>
