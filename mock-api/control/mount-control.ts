import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { type ControlEndpoint, controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlChannel, type ControlEvent } from '../../src/contract/control/events.ts'
import type { ChannelMessage } from '../../src/contract/wire/channel.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { Listeners } from '../engine/listeners.ts'
import { controlGuard } from '../http/guards.ts'
import { assertResponse } from '../http/response.ts'
import { unexpectedErrorEntry } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import type { Backend } from '../tools/proxy/backend.ts'
import { backendRoutes } from './backend-routes.ts'
import { capsuleRoutes } from './capsule-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import { ControlError, controlRefusalOf } from './control-error.ts'
import type { ControlContext, ControlRoute } from './define-control-route.ts'
import { driftRoutes } from './drift-routes.ts'
import { handsetRoutes } from './handset-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { ownStoryRoutes } from './own-story-routes.ts'
import { personaRoutes } from './persona-routes.ts'
import { sceneRoutes } from './scene-routes.ts'
import { stageRoutes } from './stage-routes.ts'
import { storylineRoutes } from './storyline-routes.ts'
import { timelineRoutes } from './timeline-routes.ts'
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
  ...capsuleRoutes,
  ...inspectionRoutes,
  ...backendRoutes,
  ...driftRoutes,
  ...handsetRoutes,
  ...operatorRoutes,
]

/** The control API of the mock (docs/control-api.md): for the workbench, tests and programs on this machine only. */
export function mountControl(app: Hono, dependencies: AppDependencies): void {
  const { hub, site, exchanges, backend, logError } = dependencies
  const control = new Hono()
  const announced = new Listeners<[event: ControlEvent]>()
  control.use(controlGuard(site))
  control.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  const announce = (event: ControlEvent) => {
    // Clients reconnect and load the new world.
    if (event === 'world') hub.disconnectAll('server_restart', true)
    announced.notify(event)
  }
  dependencies.runtime.store.folder.health.changed.add(() => announced.notify('storage'))
  dependencies.storylines.changed.add(() => announced.notify('storylines'))
  dependencies.handset.changed.add(() => announced.notify('handset'))
  dependencies.runtime.history.stage.changed.add((isNews) => {
    if (isNews) announced.notify('stage')
  })
  dependencies.runtime.history.changed.add(() => announced.notify('history'))
  for (const route of controlRoutes) {
    const { method, path } = route.endpoint
    control.on(method, below(path), (c) =>
      respond(route, { ...dependencies, c, world: dependencies.runtime.store.world, announce }),
    )
  }
  control.get(below(controlChannel.name), (c) =>
    streamSSE(c, async (stream) => {
      const send = (message: ChannelMessage<typeof controlChannel>) => {
        stream.writeSSE(message).catch((cause: unknown) => logError(unexpectedErrorEntry('control events', cause)))
      }
      const stop = announced.add((event) => send({ event, data: '' }))
      const stopExchanges = exchanges.added.add((id) => send({ event: 'exchange', data: String(id) }))
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      stop()
      stopExchanges()
    }),
  )
  control.all('*', (c) => {
    refuseOnReal(backend)
    return c.json({ error: 'There is no such control call.', code: 'unknown' }, 404)
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
  if (runtime.history.operationOf(c)?.made) context.announce('acted')
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
  return history.during(key, { kind: 'operator', subject: id, phone: null, memberId: null }, work, () => fields)
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
