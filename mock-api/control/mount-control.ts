import { type Context, Hono } from 'hono'
import { type ControlEndpoint, controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlChannel } from '../../src/contract/control/events.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { controlGuard } from '../http/guards.ts'
import { assertResponse } from '../http/response.ts'
import type { Runtime } from '../runtime.ts'
import type { Backend } from '../tools/proxy/backend.ts'
import { ControlError } from './control-error.ts'
import { ControlEvents } from './control-events.ts'
import { controlRoutes } from './control-routes.ts'
import type { ControlContext, ControlRoute } from './define-control-route.ts'
import { readFields } from './request/read-fields.ts'
import { controlRefusalOf } from './views/refusal.ts'

/** The control API of the mock (docs/control-api.md): for the workbench, tests and programs on this machine only. */
export function mountControl(app: Hono, dependencies: AppDependencies): void {
  const { site, runtime } = dependencies
  const { world } = runtime.store
  const events = new ControlEvents(dependencies)
  const { announce } = events
  const control = new Hono()
  control.use(controlGuard(site))
  control.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  for (const route of controlRoutes) {
    const { method, path } = route.endpoint
    control.on(method, below(path), (c) => respond(route, { ...dependencies, c, world, announce }))
  }
  control.get(below(controlChannel.name), (c) => events.stream(c))
  control.all('*', (c) => {
    const error = `Failed to find ${c.req.method} ${c.req.path}: there is no such control call. See GET /__control/openapi.json.`
    return c.json({ error, code: 'unknown' }, 404)
  })
  control.onError((error, c) => {
    const refusal = controlRefusalOf(error)
    if (!refusal) throw error
    return c.json(refusal.body, refusal.status)
  })
  app.route(controlPrefix, control)
}

const below = (path: string) => path.slice(controlPrefix.length)

async function respond({ endpoint, run }: ControlRoute, context: ControlContext): Promise<Response> {
  const { c, backend, runtime } = context
  if (!endpoint.worksOnReal) refuseOnReal(backend)
  const work = async () => {
    const fields = await readFields(c, endpoint)
    return actAs(endpoint, { key: c, fields }, runtime, () => run(fields, context))
  }
  const { time } = runtime
  const isTimeless = endpoint.worksOnReal || endpoint.wayBack
  const result: unknown = await (isTimeless ? time.whenSaved(work) : time.serve(work))
  if (runtime.history.operations.of(c)?.hasMoment) context.announce('acted')
  if (result instanceof Response) return result
  if (runtime.checkResponses) assertResponse(endpoint, result)
  return json(c, result)
}

/** Records an act as one moment. */
function actAs<T>(
  { id, isAct }: ControlEndpoint,
  { key, fields }: { readonly key: object; readonly fields: unknown },
  { history }: Runtime,
  work: () => T,
): T {
  if (!isAct) return work()
  return history.operations.during(
    key,
    { kind: 'operator', subject: id, phone: null, memberId: null },
    work,
    () => fields,
  )
}

const json = (c: Context, body: unknown) => c.body(JSON.stringify(body), 200, { 'Content-Type': 'application/json' })

/** Throws while the real API is chosen, because the call would change a world that nobody sees. */
function refuseOnReal(backend: Backend): void {
  if (backend.mode !== 'real') return
  throw new ControlError(
    'real-api',
    'Failed to do that: the real API answers behind this server. Choose the mock with PUT /__control/backend.',
  )
}
