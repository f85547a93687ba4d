import type { AppDependencies } from './app-dependencies.ts'
import { createApi, type ApiListener } from './create-api.ts'
import type { Fetch } from './http/refused-upgrade.ts'
import { RealSessions } from './proxy/real-sessions.ts'
import type { RelaySockets } from './proxy/relay-sockets.ts'

export interface App {
  /** The member API, for requests that `isApiCall` accepts. */
  readonly api: ApiListener
  /** Everything else. */
  readonly fetch: Fetch
}

/**
 * The whole server: the member API, and everything else as a Hono app, read when it is first asked for, since a start is over
 * sooner without it (P8); `at` is the members' side alone, at another origin.
 */
export function createApp(dependencies: AppDependencies): App & { readonly at: (origin: string) => App } {
  const { backend, hub, site, handset } = dependencies
  const sessions = new RealSessions(backend)
  let relays: RelaySockets | undefined
  backend.onChange(() => {
    // Pages come back and meet the other backend.
    relays?.closeAll()
    hub.disconnectAll('server_restart', true)
    // A login of a real API must not travel through a room in plain text.
    if (backend.mode === 'real') void handset.close()
  })
  const appOf = (parts: AppDependencies, side: 'createLocal' | 'createMemberSide'): App => {
    const real = { ...parts, sessions }
    let app: Promise<{ readonly fetch: Fetch }> | undefined
    const read = async () => {
      const sides = await import('./hono-app.ts')
      const { RelaySockets } = await import('./proxy/relay-sockets.ts')
      relays ??= new RelaySockets(backend, sessions)
      return sides[side](parts, real, relays)
    }
    return {
      api: createApi(parts, real),
      fetch: async (request, env) => (await (app ??= read())).fetch(request, env),
    }
  }
  return {
    ...appOf(dependencies, 'createLocal'),
    at: (origin) =>
      appOf({ ...dependencies, site: { port: site.port, appOrigins: [], only: origin } }, 'createMemberSide'),
  }
}
