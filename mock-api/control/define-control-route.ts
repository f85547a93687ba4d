import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ControlEndpoint } from '../../src/contract/control/define-control.ts'
import type { ControlEvent } from '../../src/contract/control/events.ts'
import type { RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { World } from '../world/world.ts'
import { ControlError } from './control-error.ts'

export interface ControlContext extends AppDependencies {
  /** For responses other than plain JSON, and for further headers. */
  readonly c: Context
  readonly world: World
  readonly announce: (event: ControlEvent) => void
}

export interface ControlRoute {
  readonly endpoint: ControlEndpoint
  /** Parses the fields of a request and runs the call. Throws ControlError, or what a rule throws. */
  readonly run: (fields: unknown, context: ControlContext) => unknown
}

/** Defines a route of the control API. `mountControl` reads the request, handles errors and writes the response. */
export function defineControlRoute<E extends ControlEndpoint>(
  endpoint: E,
  run: (input: RequestOf<E>, context: ControlContext) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>,
): ControlRoute {
  return { endpoint, run: (fields, context) => run(parseFields(endpoint, fields), context) }
}

function parseFields<E extends ControlEndpoint>({ request, place }: E, fields: unknown): RequestOf<E> {
  const parsed = z.safeParse<E['request']>(request, fields)
  if (parsed.success) return parsed.data
  throw new ControlError(
    'fields',
    `Failed to read the ${place === 'query' ? 'query' : 'body'}: ${issuesText(parsed.error)}. See GET /__control/openapi.json.`,
  )
}

/** `on must be boolean; active is unknown` */
function issuesText({ issues }: z.core.$ZodError): string {
  return issues
    .map((issue) => {
      const place = issue.path.join('.')
      if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is unknown`
      if (issue.code === 'invalid_type') return `${place || 'it'} must be ${issue.expected}`
      return `${place || 'it'}: ${issue.message}`
    })
    .join('; ')
}
