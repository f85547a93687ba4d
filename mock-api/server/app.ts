import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { controlPrefix } from '../../src/contract/control/define-control.ts'
import { routes } from '../api/routes.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { mountCable } from '../cable/mount-cable.ts'
import { guard } from '../http/guards.ts'
import { roleAt } from '../http/hosts.ts'
import { httpDate } from '../http/http-date.ts'
import { railsPath } from '../http/request-path.ts'
import { fixedHeaders, pagePolicy } from '../http/security-headers.ts'
import { unexpectedErrorEntry } from '../log.ts'
import { forwardPictures, type RealApi } from '../tools/proxy/forward-calls.ts'
import { RealSessions } from '../tools/proxy/real-sessions.ts'
import { RelaySockets } from '../tools/proxy/relay-sockets.ts'
import { cableInterceptor } from './cable-interceptor.ts'
import { failedRequest } from './failed-request.ts'
import { memberApi } from './member-api.ts'
import { mountPageIn } from './page-in-language.ts'
import { mountStaticSite } from './static-site.ts'

/** Creates the whole server as one Hono app. `at` creates only the members' side, for another origin. */
export function createApp(dependencies: AppDependencies): Hono & { readonly at: (origin: string) => Hono } {
  const { backend, hub, site, handset, logError } = dependencies
  const sessions = new RealSessions(backend)
  const relays = new RelaySockets(backend, sessions)
  backend.changed.add(() => {
    // Pages reconnect to the new backend.
    relays.closeAll()
    hub.disconnectAll()
    // A login of a real API must not travel through a room in plain text.
    if (backend.mode === 'real')
      handset.close().catch((cause: unknown) => logError(unexpectedErrorEntry('handset', cause)))
  })
  const shared = { sessions, relays }
  return Object.assign(assemble(dependencies, { ...shared, isLocal: true }), {
    at: (origin: string) =>
      assemble(
        { ...dependencies, site: { port: site.port, appOrigins: [], only: origin } },
        { ...shared, isLocal: false },
      ),
  })
}

/** Addresses that no page has: calls with capitals, and the calls of the gem without their prefix. */
const onlyCalls = /^\/(?:api|auth)(?:\/|$)/i

interface AppParts {
  readonly sessions: RealSessions
  readonly relays: RelaySockets
  /** Whether the workbench and programs of this machine use the app too. */
  readonly isLocal: boolean
}

function assemble(dependencies: AppDependencies, { sessions, relays, isLocal }: AppParts): Hono {
  const { site, webRoot, missingPages } = dependencies
  const real = { ...dependencies, sessions }
  const app = new Hono({ getPath: (request) => railsPath(getPath(request)) })

  app.use(guard(site, onlyCalls))

  // The documented calls write their own headers, because a header that is added to a made response costs more than
  // the call (docs/decisions/0021).
  const api = memberApi(real)
  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, api(route))
  const unknownCall = api()
  app.all('/api/*', unknownCall)
  // A client with a wrong address would read the page of the app as a response.
  app.all('*', (c, next) => (onlyCalls.test(c.req.path) ? unknownCall(c, next) : next()))

  app.use(pageHeaders(dependencies))

  mountCable(app, dependencies, cableInterceptor(dependencies, relays))

  servePictures(app, real)
  mountMockPages(app, dependencies)
  app.get('/config.json', (c) => appConfig(c, dependencies))
  if (isLocal) mountLocal(app, dependencies)
  mountStaticSite(app, webRoot, (host) => roleAt(site, host) === 'member', missingPages)

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    return c.json(failedRequest(dependencies, c.req, error), 500)
  })
  return app
}

/** Uploaded and drawn pictures, or those of the real API. */
function servePictures(app: Hono, real: RealApi): void {
  const pictures = lazily(async (part) =>
    (await import('../pages/mount-pictures.ts')).mountPictures(part, real.runtime),
  )
  for (const path of ['/uploads/*', '/images/*']) app.all(path, forwardPictures(real), pictures)
}

/** Pages of others that the app needs: the bank's for 3-D Secure, and the script for card tokens. */
function mountMockPages(app: Hono, { runtime, site }: AppDependencies): void {
  app.all(
    '/mock/*',
    (_, next) => runtime.time.serve(next),
    lazily(async (part) => {
      ;(await import('../pages/mount-three-d-secure.ts')).mountThreeDSecure(part, runtime)
      ;(await import('../pages/mount-card-token.ts')).mountCardToken(part, runtime, site)
    }),
  )
}

/** Returns the settings that the member app reads at its start. */
async function appConfig(c: Context, { backend, runtime }: AppDependencies): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  // Offline support is off, so that every start of a workbench shows the current build.
  const offline = 'off'
  // The offers of a real API are unknown, so the defaults apply (D-54).
  if (backend.isRealAt(c.req.header('host'))) return c.json({ offline })
  const { variants, testPlan } = await runtime.time.whenSaved(() => runtime.store.world.settings.get(1))
  return c.json({ variants, testPlan: testPlan ? 'on' : 'off', offline })
}

/** What the workbench and programs of this machine use: the frame of a phone, the control API and the workbench. */
function mountLocal(app: Hono, dependencies: AppDependencies): void {
  const { site, workbenchRoot, missingPages, language } = dependencies
  app.all(
    '/__phone/*',
    lazily(async (part) => (await import('../pages/mount-phone-shell.ts')).mountPhoneShell(part, site)),
  )
  app.all(
    `${controlPrefix}/*`,
    lazily(async (part) => (await import('../control/mount-control.ts')).mountControl(part, dependencies)),
  )
  app.get('/openapi.json', async (c) => c.json((await import('../api/open-api.ts')).openApi()))
  const isWorkbench = (host: string | undefined) => roleAt(site, host) === 'workbench'
  if (workbenchRoot !== undefined && language !== undefined) mountPageIn(app, language, workbenchRoot, isWorkbench)
  mountStaticSite(app, workbenchRoot, isWorkbench, missingPages)
}

/** Imports a part of the server at its first request, because that makes the start faster (P8). */
function lazily(mount: (part: Hono) => Promise<void>): Handler {
  let part: Promise<Hono> | undefined
  const make = async () => {
    const app = new Hono()
    app.onError((error) => {
      throw error
    })
    await mount(app)
    return app
  }
  return async (c) => (await (part ??= make())).fetch(c.req.raw, c.env)
}

/** Headers of everything except calls. The policy differs by host and port. */
function pageHeaders({ site, runtime }: AppDependencies): MiddlewareHandler {
  const fixed = Object.entries(fixedHeaders(site))
  return async (c, next) => {
    await next()
    for (const [name, value] of fixed) c.header(name, value)
    const { headers } = c.res
    if (!headers.has('content-security-policy'))
      c.header('content-security-policy', pagePolicy(site, c.req.path, c.req.header('host')))
    if (!headers.has('date')) c.header('date', httpDate(runtime.time.now()))
  }
}
