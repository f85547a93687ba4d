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
}

/** Body of every refusal: one line that says why and what to do, and the name of the reason where it has one. */
export const controlRefusal = z.looseObject({ error: z.string(), code: z.optional(z.string()) })

/** Defines a control call; see {@link ControlEndpoint}. */
export function defineControl<
  Response extends z.ZodMiniType,
  Request extends z.ZodMiniType = typeof noFields,
>(definition: Definition<Request, Response>): ControlEndpoint<Request, Response> {
  const { path, request, worksOnReal = false, takesFile = false, ...rest } = definition
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
  return { ...endpoint, access: 'control', worksOnReal, takesFile }
}
