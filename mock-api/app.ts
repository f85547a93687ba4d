import type { AppDependencies } from './app-dependencies.ts'
import { createApi } from './create-api.ts'
import type { Served } from './http/open-server.ts'
import type { Fetch } from './http/refused-upgrade.ts'
import { unexpectedLine } from './http/unexpected.ts'
import { RealSessions } from './proxy/real-sessions.ts'
import type { RelaySockets } from './proxy/relay-sockets.ts'

/**
 * The whole server: the member API, and everything else as a Hono app, read when it is first asked for, since a start is over
 * sooner without it (P8); `at` is the members' side alone, at another origin.
 */
export function createApp(
  dependencies: AppDependencies,
): Served & { readonly at: (origin: string) => Served } {
  const { backend, hub, site, handset, logError } = dependencies
  const sessions = new RealSessions(backend)
  let relays: RelaySockets | undefined
  backend.onChange(() => {
    // Pages come back and meet the other backend.
    relays?.closeAll()
    hub.disconnectAll('server_restart', true)
    // A login of a real API must not travel through a room in plain text.
    if (backend.mode === 'real')
      handset.close().catch((cause: unknown) => logError(unexpectedLine('handset', cause)))
  })
  const appOf = (parts: AppDependencies, side: 'createLocal' | 'createMemberSide'): Served => {
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
      failed: (cause) => logError(unexpectedLine('HTTP adapter', cause)),
    }
  }
  return {
    ...appOf(dependencies, 'createLocal'),
    at: (origin) =>
      appOf({ ...dependencies, site: { port: site.port, appOrigins: [], only: origin } }, 'createMemberSide'),
  }
}
