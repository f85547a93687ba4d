import * as z from 'zod/mini'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who a call serves (decisions C-6).
 * `open`: anybody. `login`: any accepted session. `verified`: age_conf 2, a man also paid; others get 403.
 * `verified-or-empty`: a login is enough, but the unverified get an empty answer instead of a refusal.
 */
export type Access = 'open' | 'login' | 'verified' | 'verified-or-empty'

/** Statuses a call may answer besides 200. */
export type RefusalStatus = 302 | 401 | 403 | 404 | 405 | 413 | 422

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
  /** Where the client puts the request fields; the server reads the merged parameters wherever they are (C-8). */
  readonly place: 'query' | 'json' | 'multipart'
  readonly request: Request
  /** Body of status 200, expected refusals with `success: false` included. */
  readonly response: Response
  readonly refusals: readonly RefusalStatus[]
  /** Whether calling it cannot change anything; drift checks of a real server call only these unless told to write. */
  readonly readOnly: boolean
}

type Definition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Omit<
  Endpoint<Request, Response>,
  'place' | 'readOnly' | 'refusals'
> &
  Partial<Pick<Endpoint<Request, Response>, 'place' | 'readOnly' | 'refusals'>>

/**
 * Defines a call. Defaults: fields travel in the query for GET and DELETE and as JSON otherwise; GET is read-only;
 * refusals follow from the access level.
 */
export function defineEndpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: Definition<Request, Response>,
): Endpoint<Request, Response> {
  const inQuery = definition.method === 'GET' || definition.method === 'DELETE'
  return {
    place: inQuery ? 'query' : 'json',
    readOnly: definition.method === 'GET',
    refusals: definition.access === 'open' ? [422] : [401, 403, 404, 422],
    ...definition,
  }
}

/** What a caller hands over. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>
/** What the server works with after parsing. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** What the client receives with status 200. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
