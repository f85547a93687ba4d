import { type Context, Hono } from 'hono'
import { type ControlEndpoint, controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlChannel } from '../../src/contract/control/events.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { controlGuard } from '../http/guards.ts'
import { assertResponse } from '../http/response.ts'
import type { Runtime } from '../runtime.ts'
import type { Backend } from '../tools/proxy/backend.ts'
import { backendRoutes } from './backend-routes.ts'
import { capsuleRoutes } from './capsule-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import { ControlError, controlRefusalOf } from './control-error.ts'
import { ControlEvents } from './control-events.ts'
import type { ControlContext, ControlRoute } from './define-control-route.ts'
import { driftRoutes } from './drift-routes.ts'
import { handsetRoutes } from './handset-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { parallelWorldRoutes } from './parallel-world-routes.ts'
import { personaRoutes } from './persona-routes.ts'
import { stageRoutes } from './stage-routes.ts'
import { ownStoryRoutes } from './stories/own-story-routes.ts'
import { sceneRoutes } from './stories/scene-routes.ts'
import { storylineRoutes } from './stories/storyline-routes.ts'
import { timelineRoutes } from './timeline-routes.ts'
import { variantsRoutes } from './variants-routes.ts'
import { worldRoutes } from './world-routes.ts'

export const controlRoutes: readonly ControlRoute[] = [
  ...clockRoutes,
  ...historyRoutes,
  ...timelineRoutes,
  ...personaRoutes,
  ...storylineRoutes,
  ...ownStoryRoutes,
  ...sceneRoutes,
  ...stageRoutes,
  ...worldRoutes,
  ...parallelWorldRoutes,
  ...outboxRoutes,
  ...variantsRoutes,
  ...capsuleRoutes,
  ...inspectionRoutes,
  ...backendRoutes,
  ...driftRoutes,
  ...handsetRoutes,
  ...operatorRoutes,
]

/** The control API of the mock (docs/control-api.md): for the workbench, tests and programs on this machine only. */
export function mountControl(app: Hono, dependencies: AppDependencies): void {
  const { site, backend, runtime } = dependencies
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
    refuseOnReal(backend)
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
  if (runtime.history.operations.of(c)?.made) context.announce('acted')
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

/** Returns the parameters of the path of a control call with its query or JSON body. Throws ControlError. */
async function readFields(c: Context, { place, takesFile }: ControlEndpoint): Promise<unknown> {
  if (takesFile) return c.req.param()
  const sent = place === 'query' ? c.req.query() : await readJson(c)
  return isObject(sent) ? { ...sent, ...c.req.param() } : sent
}

/** An empty body counts as {}. */
async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ControlError('not-json', 'Failed to read the body: it is not JSON. Send a JSON object.')
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
