import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { Params } from './params.ts'

/**
 * What is known of a call while it is answered. The recorder keeps what was parsed and written anyway instead of copying
 * bodies.
 */
export interface ExchangeContext {
  endpoint?: Endpoint
  /** Parameters as the server read them. */
  params?: Params
  /** Text of the answer, or its bytes. */
  response?: string | Buffer
  /** Whether a fault answered instead of the backend. */
  fault?: boolean
  /** Whether it is in the log already. */
  recorded?: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Missing where nothing records. */
    exchange: ExchangeContext | undefined
  }
}
