import { Hono, type MiddlewareHandler } from 'hono'
import { controlPrefix } from '../src/contract/control/define-control.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { mountCable } from './cable/mount-cable.ts'
import { generalFailure } from './general-failure.ts'
import { setAnswerHeader } from './http/answer-header.ts'
import { dateWriter } from './http/date-text.ts'
import { hostGuard, roleAt } from './http/guard.ts'
import { roleOfHost } from './http/hosts.ts'
import { securityHeaders } from './http/security-headers.ts'
import { settleTime } from './http/settle-time.ts'
import { staticSite } from './http/static-site.ts'
import { cableInterceptor } from './proxy/cable-interceptor.ts'
import { forwardPictures, type RealApi } from './proxy/forward-calls.ts'
import type { RelaySockets } from './proxy/relay-sockets.ts'

/** Part of the server that is read when it is first asked for: a start is over sooner without it (P8). */
function later(read: () => Promise<(app: Hono) => void>): MiddlewareHandler {
  const unknown = new Response(null, { status: 404 })
  let part: Promise<Hono> | undefined
  const make = async () => {
    const app = new Hono()
    // What it does not know goes on to the next; what it cannot handle, to the one who logs it.
    app.notFound(() => unknown)
    app.onError((error) => {
      throw error
    })
    ;(await read())(app)
    return app
  }
  return async (c, next) => {
    const answer = await (await (part ??= make())).fetch(c.req.raw, c.env)
    return answer === unknown ? next() : answer
  }
}

/** What the workbench's machine reaches: all that members do, and what drives the mock. */
export function createLocal(dependencies: AppDependencies, real: RealApi, relays: RelaySockets): Hono {
  const { site, workbenchRoot } = dependencies
  return createRest(dependencies, real, relays, (app) => {
    const shell = later(async () => {
      const { mountPhoneShell } = await import('./pages/mount-phone-shell.ts')
      return (part) => mountPhoneShell(part, site)
    })
    const control = later(async () => {
      const { mountControl } = await import('./control/mount-control.ts')
      return (part) => mountControl(part, dependencies)
    })
    app.use('/__phone/*', shell)
    app.use(`${controlPrefix}/*`, control)
    app.get('/openapi.json', async (c) => c.json((await import('./api/open-api.ts')).openApi()))
    staticSite(app, workbenchRoot, (host) => roleOfHost(host) === 'workbench')
  })
}

/** What members reach, and nothing else. */
export function createMemberSide(dependencies: AppDependencies, real: RealApi, relays: RelaySockets): Hono {
  return createRest(dependencies, real, relays, () => {})
}

/** Sockets, pictures and pages of the member app; `further` adds what comes before the app's own pages. */
function createRest(
  { runtime, hub, site, exchanges, coverage, faults, backend, webRoot, logError }: AppDependencies,
  real: RealApi,
  relays: RelaySockets,
  further: (app: Hono) => void,
): Hono {
  const app = new Hono()
  const dateText = dateWriter()
  app.use(hostGuard(site))
  app.use(async (c, next) => {
    await next()
    // Nothing is told before it is safe.
    await runtime.store.saved()
    setAnswerHeader(c, 'date', dateText(runtime.time.now()))
  })
  app.use(securityHeaders(site))
  for (const path of ['/uploads/*', '/images/*']) app.use(path, forwardPictures(real))
  app.use('/mock/*', settleTime(runtime.time))
  mountCable(
    app,
    runtime,
    hub,
    site,
    cableInterceptor({ runtime, exchanges, coverage, faults, backend, relays }),
    logError,
  )
  const pictures = later(async () => {
    const { mountPictures } = await import('./images/mount-pictures.ts')
    return (part) => mountPictures(part, runtime)
  })
  const pages = later(async () => {
    const { mountPages } = await import('./pages/mount-pages.ts')
    return (part) => mountPages(part, runtime, site)
  })
  for (const path of ['/uploads/*', '/images/*']) app.use(path, pictures)
  app.use('/mock/*', pages)
  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store')
    // What a real API offers is not known here: the defaults hold (D-54).
    // On a workbench every start shows the build as it is now: nothing is kept on the phones.
    const offline = 'off'
    if (backend.isRealAt(c.req.header('host'))) return c.json({ offline })
    const { variants, testPlan } = runtime.store.world.settings.get(1)
    return c.json({ variants, testPlan: testPlan ? 'on' : 'off', offline })
  })
  further(app)
  staticSite(app, webRoot, (host) => roleAt(site, host) === 'member')

  app.onError((error, c) => {
    // A defect of ours: told to the log, never with what the member sent.
    logError(`${c.req.method} ${c.req.path}: ${error.message}`)
    return c.json(generalFailure(error, runtime), 500)
  })
  return app
}
