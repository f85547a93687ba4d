import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../wire/endpoint.ts'
import { noFields } from '../wire/wire-request.ts'

export const controlPrefix = '/__control'

/** One call of the control API. Parameters of its path (`:id`) are fields of the request. */
export interface ControlEndpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends Endpoint<Request, Response> {
  readonly access: 'control'
  /** Whether it also works while a real API answers behind this server; the others are then refused with 409. */
  readonly worksOnReal: boolean
  /** Whether its body is a file, which the route reads itself, instead of fields. */
  readonly takesFile: boolean
  /** Media type of its response when that is a file rather than JSON. */
  readonly givesFile: string | undefined
}

interface Definition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** Name of the operation, `readClock`. */
  readonly id: string
  readonly method: Endpoint['method']
  /** Below `/__control`, Hono notation (`/snapshots/:id`). */
  readonly path: string
  readonly summary: string
  /** Without it the call has no fields. */
  readonly request?: Request
  readonly response: Response
  readonly worksOnReal?: boolean
  readonly takesFile?: boolean
  readonly givesFile?: string
}

/** Body of every refusal: one line that says why and what to do, and the name of the reason where it has one. */
export const controlRefusal = z.looseObject({ error: z.string(), code: z.optional(z.string()) })

/** Defines a control call; see {@link ControlEndpoint}. */
export function defineControl<Response extends z.ZodMiniType, Request extends z.ZodMiniType = typeof noFields>(
  definition: Definition<Request, Response>,
): ControlEndpoint<Request, Response> {
  const { path, request, worksOnReal = false, takesFile = false, givesFile, ...rest } = definition
  const endpoint = defineEndpoint({
    ...rest,
    path: `${controlPrefix}${path}`,
    request: (request ?? noFields) as Request,
    access: 'control',
    refusals: {
      400: controlRefusal,
      403: controlRefusal,
      404: controlRefusal,
      409: controlRefusal,
      422: controlRefusal,
      500: controlRefusal,
    },
  })
  return { ...endpoint, access: 'control', worksOnReal, takesFile, givesFile }
}

const failure = z.strictObject({
  /** Id of the documented call. */
  call: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  status: z.int(),
  /** Name of the refusal: what a rule or gate throws. */
  code: z.string(),
  /** What it says to people. */
  text: z.string(),
  /** What the service answers, whole. */
  body: z.record(z.string(), z.unknown()),
  /** Requirements that say so: the call, and the rows on refusals. */
  ids: z.array(z.string()),
})
export type Failure = z.output<typeof failure>

export const listFailures = defineControl({
  id: 'listFailures',
  method: 'GET',
  path: '/failures',
  summary: 'The documented refusals of each call, with what the service answers',
  response: z.array(failure),
  worksOnReal: true,
})

/** Names of the reasons why a control call was refused. Programs go by them; the workbench says each in Japanese. */
export const controlCodes = [
  // What was sent.
  'not-json',
  'fields',
  'instant',
  'duration',
  'instant-passed',
  'instant-too-far',
  'capsule',
  'backend-address',
  'foreign-address',
  // What is not there.
  'unknown',
  'unknown-member',
  'unknown-persona',
  'unknown-scenario',
  'unknown-storyline',
  'unknown-snapshot',
  'unknown-checkpoint',
  'unknown-moment',
  'unknown-exchange',
  'unknown-drift',
  'picture-gone',
  // What the state does not allow.
  'state',
  'real-api',
  'no-edge',
  'first-moment',
  'nothing-undone',
  'moment-forgotten',
  'no-storyline',
  'last-step',
  'first-step',
  'no-network',
  'not-listening',
  'store',
  'time-rule',
] as const
export type ControlCode = (typeof controlCodes)[number]

/** Ids joined by commas; anything else in the list is passed over. */
export const joinedIds = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .filter((id) => /^\d+$/.test(id))
      .map(Number),
  ),
)

/** Id in a path. Text that is no number becomes NaN, an unknown id. */
export const pathId = z.pipe(z.union([z.int(), z.string()]), z.transform(Number))
