import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { sessionNames } from '../src/contract/rules/session-values.ts'
import { mount } from './api/mount.ts'
import { openApi } from './api/open-api.ts'
import { routes } from './api/routes.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { mountCable } from './cable/mount-cable.ts'
import { mountControl } from './control/mount-control.ts'
import { injectFaults } from './faults/inject-faults.ts'
import { setAnswerHeader } from './http/answer-header.ts'
import { forOtherOrigins, unlessShort } from './http/conditional-middleware.ts'
import { apiGuard, hostGuard } from './http/guard.ts'
import { isAppOrigin, roleOfHost } from './http/hosts.ts'
import { refuseLarge } from './http/refuse-large.ts'
import { securityHeaders } from './http/security-headers.ts'
import { settleTime } from './http/settle-time.ts'
import { staticSite } from './http/static-site.ts'
import { mountPictures } from './images/mount-pictures.ts'
import { recordExchanges } from './inspection/record-exchanges.ts'
import { mountCardToken } from './pages/mount-card-token.ts'
import { mountPhoneShell } from './pages/mount-phone-shell.ts'
import { mountThreeDSecure } from './pages/mount-three-d-secure.ts'
import { cableInterceptor } from './proxy/cable-interceptor.ts'
import { forwardCalls } from './proxy/forward-calls.ts'
import { RealSessions } from './proxy/real-sessions.ts'
import { RelaySockets } from './proxy/relay-sockets.ts'

const kilobyte = 1024
const ordinaryBody = 512 * kilobyte
/** Three photos of 10 MB, or one picture of 10 MB as base64 (API-12, API-17). */
const pictureBody = 32 * kilobyte * kilobyte
const picturePaths = new Set(['/api/user/profile_img', '/api/age_conf/submit'])

/** The whole server as a Hono app: guards, API, sockets, control API, pictures and the two pages. */
export function createApp(dependencies: AppDependencies): Hono {
  const { runtime, hub, site, exchanges, coverage, faults, backend, webRoot, workbenchRoot, logError } =
    dependencies
  const app = new Hono()
  app.use(hostGuard())
  app.use(async (c, next) => {
    await next()
    // The member app learns the virtual time from here (its Date header); a real API's own wins.
    setAnswerHeader(c, 'Date', new Date(runtime.time.now()).toUTCString())
  })
  app.use(securityHeaders(site))

  app.use(
    '/api/*',
    apiGuard(site),
    forOtherOrigins(
      cors({
        origin: (origin) => (isAppOrigin(origin, site.port(), site.appOrigins) ? origin : null),
        // Protocols A15: what a page of another origin may send and read.
        allowHeaders: [...sessionNames, 'content-type'],
        exposeHeaders: [...sessionNames],
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
        credentials: true,
      }),
    ),
    recordExchanges(exchanges, coverage, runtime),
    injectFaults(faults),
  )
  const small = bodyLimit({ maxSize: ordinaryBody, onError: refuseLarge })
  const large = bodyLimit({ maxSize: pictureBody, onError: refuseLarge })
  app.use(
    '/api/*',
    unlessShort(ordinaryBody, (c, next) => (picturePaths.has(c.req.path) ? large(c, next) : small(c, next))),
  )
  const sessions = new RealSessions(backend)
  const relays = new RelaySockets(backend, sessions)
  const forward = forwardCalls({ backend, sessions, exchanges, coverage, runtime })
  for (const path of ['/api/*', '/uploads/*', '/images/*']) app.use(path, forward)
  backend.onChange(() => {
    // Pages come back and meet the other backend.
    relays.closeAll()
    hub.disconnectAll('server_restart', true)
  })
  for (const path of ['/api/*', '/mock/*']) app.use(path, settleTime(runtime.time))
  mount(app, routes, runtime)
  app.all('/api/*', (c) => c.json({ success: false, msg: '見つかりませんでした。' }, 404))

  mountCable(
    app,
    runtime,
    hub,
    site,
    cableInterceptor({ runtime, exchanges, coverage, faults, backend, relays }),
  )
  mountPictures(app, runtime)
  mountThreeDSecure(app, runtime)
  mountCardToken(app, runtime, site)
  mountPhoneShell(app, site)
  mountControl(app, dependencies)

  app.get('/openapi.json', (c) => c.json(openApi()))
  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store')
    // What a real API offers is not known here: the defaults hold (D-54).
    if (backend.mode === 'real') return c.json({})
    const { variants, testPlan } = runtime.store.world.settings.get(1)
    return c.json({ variants, testPlan: testPlan ? 'on' : 'off' })
  })
  staticSite(app, workbenchRoot, (host) => roleOfHost(host) === 'workbench')
  staticSite(app, webRoot, (host) => roleOfHost(host) === 'member')

  app.onError((error, c) => {
    // A defect of ours: told to the log, never with what the member sent.
    logError(`${c.req.method} ${c.req.path}: ${error.message}`)
    return c.json({ success: false, msg: 'エラーが発生しました。' }, 500)
  })
  return app
}
