import * as z from 'zod/mini'
import { placedReason } from '../rules/file-reasons.ts'
import { type MethodAndPath, defineEndpoint, type Endpoint } from '../wire/endpoint.ts'
import { noFields } from '../wire/request-fields.ts'

export const controlPrefix = '/__control'

/** A call of the control API. Path parameters (`:id`) are fields of the request. */
export interface ControlEndpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends Endpoint<Request, Response> {
  readonly access: 'control'
  /** Whether the call works with a real API behind the server; otherwise it then gets 409. */
  readonly worksOnReal: boolean
  /** Whether the body is a file, read by the route itself. */
  readonly takesFile: boolean
  /** Media type of a response that is a file. */
  readonly givesFile: string | undefined
  /** Whether the call goes back in history. It runs no due effects, because a defective time rule would block it. */
  readonly wayBack: boolean
  /** Whether the call is one moment of history, as an act of the operator. Other calls record their own moments. */
  readonly isAct: boolean
}

interface Definition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly summary: string
  /** Defaults to no fields. */
  readonly request?: Request
  readonly response: Response
  readonly worksOnReal?: boolean
  readonly takesFile?: boolean
  readonly givesFile?: string
  readonly wayBack?: boolean
  /** Defaults to true below `/operator`. */
  readonly isAct?: boolean
}

/** Body of every refusal. Programs read `code`; the texts are for people and may change. */
export const controlRefusal = z.looseObject({
  /** Reason and remedy in one line. */
  error: z.string(),
  /** One of `controlCodes`; missing for a defect. */
  code: z.optional(z.string()),
  /** Place and kind of the fault in a refused file, for its author. */
  detail: z.optional(z.string()),
  /** The same as a code with values. */
  fileReason: z.optional(placedReason),
})

/** Any control call can get these statuses. */
const refusals = {
  400: controlRefusal,
  403: controlRefusal,
  404: controlRefusal,
  409: controlRefusal,
  422: controlRefusal,
  500: controlRefusal,
}

/** Defines a control call by its operation name, its method and path below `/__control`, and the rest. */
export function defineControl<Response extends z.ZodMiniType, Request extends z.ZodMiniType = typeof noFields>(
  id: string,
  route: MethodAndPath,
  definition: Definition<Request, Response>,
): ControlEndpoint<Request, Response> {
  const { summary, request, response, ...options } = definition
  const endpoint = defineEndpoint(id, route.replace(' ', ` ${controlPrefix}`) as MethodAndPath, {
    summary,
    // The default of the type parameter, which a value cannot express.
    request: (request ?? noFields) as Request,
    response,
    access: 'control',
    refusals,
  })
  const defaults = { worksOnReal: false, takesFile: false, givesFile: undefined, wayBack: false }
  return { ...endpoint, access: 'control', ...defaults, isAct: route.includes(' /operator/'), ...options }
}

/** Ids joined by commas; other parts are ignored. */
export const joinedIds = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .filter((id) => /^\d+$/.test(id))
      .map(Number),
  ),
)

/** Id in a path. Any other text becomes NaN, an unknown id. */
export const pathId = z.pipe(z.union([z.int(), z.string()]), z.transform(Number))
