import type * as z from 'zod/mini'
import type { Sex } from '../enums/member.ts'
import { forbiddenBody, gemRefusal, invalidBody, tooLargeBody, unauthorizedBody } from './errors.ts'
import { noFields } from './request-fields.ts'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type MethodAndPath = `${HttpMethod} /${string}`

/**
 * Callers that a call serves (decisions C-6).
 * `open`: anybody; the rule responds to a missing session (API-03, API-05, validate_token).
 * `login`: any valid session. `verified`: age_conf 2, and paid for men; others get 403.
 * `verified-or-empty`: any valid session; unverified callers get an empty response instead of a refusal.
 * `control`: the workbench and programs on this computer (control/define-control.ts), without a session.
 */
type Access = 'open' | 'login' | 'verified' | 'verified-or-empty' | 'control'

/** Documented statuses besides 200. */
export type RefusalStatus = 302 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 500

/** Bodies by status, for the statuses besides 200. */
type Refusals = { readonly [Status in RefusalStatus]?: z.ZodMiniType }

/**
 * An optional request field that repeats the caller's identity (C-7). If it names another member, the call gets 403
 * with reason `owner` (D-51).
 */
export interface Identity {
  /** Path of the field in the parsed request, `cancel_reason.uid`. */
  readonly at: string
  readonly kind: 'uid' | 'id' | 'uuid' | 'email'
}

/**
 * A documented call: the single source of the mock's route, the member app's client, the OpenAPI document and the
 * contract check of the real API.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  ReadOnly extends boolean = boolean,
> {
  /** Ledger id such as `API-09` (docs/api.md), or `IMP-04` for an implied call. */
  readonly id: string
  readonly method: HttpMethod
  /** Path below the origin in Hono notation (`/api/account`). */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** The only sex that may call; the other gets 403 with reason `sex`. */
  readonly sex?: Sex
  /** What an exceptional call does with the session: opens one, takes one although it is open to anybody, or ends it. */
  readonly session?: 'opens' | 'takes' | 'ends'
  /** Whether pages make the call without an act of the user, such as visits, read marks and logins. */
  readonly automatic?: true
  /** Whether the body holds pictures and may be that large. */
  readonly sendsPictures?: true
  /** Whether sessions of minors and inactive members are served too (C-6: API-03 and API-09 only). */
  readonly evenIfBarred: boolean
  /** Fields to compare with the caller's identity before the rule runs (C-7). */
  readonly identity: readonly Identity[]
  /** Fields that may also come from request headers of the same name; parameters take precedence (protocols A1). */
  readonly headerFields: readonly string[]
  /** Where the client puts the fields. The server reads merged parameters from anywhere (C-8). */
  readonly place: 'query' | 'json' | 'multipart'
  readonly request: Request
  /** Body of status 200, including expected refusals with `success: false`. */
  readonly response: Response
  readonly refusals: Refusals
  /**
   * Whether the call changes nothing, except by the requests of `writesWith`. The server runs such a call without a
   * transaction; drift checks of a real server make no others unless told to write.
   */
  readonly readOnly: ReadOnly
  /** Whether this request changes something although the call is read-only. A method, so that endpoints stay assignable. */
  writesWith?(request: z.output<Request>): boolean
}

type Defaulted = 'headerFields' | 'place' | 'readOnly' | 'writesWith' | 'refusals' | 'evenIfBarred' | 'identity'

type Definition<Request extends z.ZodMiniType, Response extends z.ZodMiniType, ReadOnly extends boolean> = Omit<
  Endpoint<Request, Response, ReadOnly>,
  Defaulted | 'id' | 'method' | 'path'
> &
  Partial<Pick<Endpoint<Request, Response, ReadOnly>, Defaulted>>

/** Returns whether a parsed request changes nothing. */
export function isRead(endpoint: Endpoint, request: unknown): boolean {
  return endpoint.readOnly && endpoint.writesWith?.(request) !== true
}

/** Returns whether a call belongs to the gem's routes, whose refusals always keep the gem's format (C-5, D-93). */
export function isGemCall({ path }: Pick<Endpoint, 'path'>): boolean {
  return path === '/api/auth' || path.startsWith('/api/auth/')
}

/** Returns whether the client sends its session with a call. An open one refuses a missing session in the gem's format. */
export function takesLogin({ access, session }: Pick<Endpoint, 'access' | 'session'>): boolean {
  return access === 'open' ? session === 'takes' || session === 'ends' : access !== 'control'
}

/** Returns whether responses carry the session headers: sign-in, and calls with a session that do not end it. */
export function returnsLogin(endpoint: Pick<Endpoint, 'access' | 'session'>): boolean {
  return endpoint.session === 'opens' || (takesLogin(endpoint) && endpoint.session !== 'ends')
}

/** Returns the refusals that follow from a call's kind. An entry adds its own and may override a body. */
function usualRefusals(call: Pick<Endpoint, 'method' | 'path' | 'access' | 'request'>, identity: readonly Identity[]) {
  const { access, method, request } = call
  const isOfMember = access !== 'control'
  const needsLogin = isOfMember && access !== 'open'
  return {
    ...(isOfMember && { 400: isGemCall(call) ? gemRefusal : invalidBody }),
    ...(needsLogin && { 401: unauthorizedBody }),
    // C-7: every authenticated call refuses another member's identity.
    ...((needsLogin || identity.length > 0) && { 403: forbiddenBody }),
    ...(isOfMember && method !== 'GET' && { 413: tooLargeBody }),
    ...(request !== noFields && { 422: invalidBody }),
  }
}

/**
 * Defines a call by its ledger id, its method and path (`GET /api/account`) and the rest. Defaults: GET and DELETE send
 * fields in the query, other methods as JSON; GET is read-only; barred members are refused; there is no identity field.
 * `refusals` extends the usual ones: 400, 401 and 403 with a session, 413 where a body is read (C-8), 422 with fields.
 */
export function defineEndpoint<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Route extends MethodAndPath,
  const ReadOnly extends boolean = Route extends `GET ${string}` ? true : false,
>(
  id: string,
  route: Route,
  definition: Definition<Request, Response, ReadOnly>,
): Endpoint<Request, Response, ReadOnly> {
  const [method, path] = route.split(' ') as [HttpMethod, string]
  const inQuery = method === 'GET' || method === 'DELETE'
  return {
    place: inQuery ? 'query' : 'json',
    // The default of the type parameter, which a value cannot express.
    readOnly: (method === 'GET') as ReadOnly,
    evenIfBarred: false,
    identity: [],
    headerFields: [],
    id,
    method,
    path,
    ...definition,
    refusals: { ...usualRefusals({ ...definition, method, path }, definition.identity ?? []), ...definition.refusals },
  }
}

/** Fields as the client passes them. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>
/** Fields after parsing on the server. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** Response with status 200. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
