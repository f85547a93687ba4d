import type { Hono } from 'hono'
import type { Site } from '../http/guard.ts'
import type { Runtime } from '../runtime.ts'
import { mountCardToken } from './mount-card-token.ts'
import { mountPhoneShell } from './mount-phone-shell.ts'
import { mountThreeDSecure } from './mount-three-d-secure.ts'

/** The pages that are neither the member app nor the workbench. */
export function mountPages(app: Hono, runtime: Runtime, site: Site): void {
  mountThreeDSecure(app, runtime)
  mountCardToken(app, runtime, site)
  mountPhoneShell(app, site)
}
