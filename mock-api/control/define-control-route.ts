import type { Context } from 'hono'
import type { ControlEndpoint } from '../../src/contract/control/define-control.ts'
import type { ControlEvent } from '../../src/contract/control/events.ts'
import type { RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { AppDependencies } from '../dependencies.ts'

/** What a control call works with. */
export interface ControlContext extends AppDependencies {
  /** For answers that are no plain JSON, and for further headers. */
  readonly c: Context
  /** Tells open workbenches that something changed. */
  readonly announce: (event: ControlEvent) => void
}

/** A control call of the contract together with what answers it. */
export interface ControlRoute {
  readonly endpoint: ControlEndpoint
  readonly run: (input: never, context: ControlContext) => unknown
}

/** A route of the control API: reading the request, the errors and writing the answer are done by `mountControl`. */
export function defineControlRoute<E extends ControlEndpoint>(
  endpoint: E,
  run: (input: RequestOf<E>, context: ControlContext) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>,
): ControlRoute {
  return { endpoint, run }
}
