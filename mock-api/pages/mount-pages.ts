import type { Hono } from 'hono'
import type { Site } from '../http/guard.ts'
import type { Runtime } from '../runtime.ts'
import { mountCardToken } from './mount-card-token.ts'
import { mountThreeDSecure } from './mount-three-d-secure.ts'

/** The pages of others that the member app leads to: the card's bank, and the provider of card tokens. */
export function mountPages(app: Hono, runtime: Runtime, site: Site): void {
  mountThreeDSecure(app, runtime)
  mountCardToken(app, runtime, site)
}
