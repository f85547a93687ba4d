import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { AppDependencies } from '../app-dependencies.ts'
import { controlGuard } from '../http/guard.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { Announcer } from './announcer.ts'
import { Refusal } from '../world/refusal.ts'
import { answerTo } from '../api/refusals.ts'
import { mockOnly, mountBackend } from './backend-routes.ts'
import { mountClock } from './clock-routes.ts'
import { EffectFailure } from '../engine/clock/effect-failure.ts'
import { ControlError } from './control-error.ts'
import { mountInspection } from './inspection-routes.ts'
import { mountOperator } from './operator/mount-operator.ts'
import { mountPersonas } from './persona-routes.ts'
import { mountWorld } from './world-routes.ts'

/** The control API of the mock (interfaces.md): for the workbench, tests and programs on this machine only. */
export function mountControl(app: Hono, dependencies: AppDependencies): void {
  const { runtime, hub, site, exchanges, backend } = dependencies
  const control = new Hono()
  const announcer = new Announcer()
  control.use(controlGuard(site))
  control.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  const announce = (kind: string) => {
    // Clients of a world that is no more must come back and see the new one.
    if (kind === 'world') hub.disconnectAll('server_restart', true)
    announcer.tell(kind)
  }
  control.use(mockOnly(backend))
  mountBackend(control, backend, announce)
  mountInspection(control, dependencies, announce)
  mountClock(control, runtime, announce)
  mountPersonas(control, runtime)
  mountWorld(control, runtime, announce)
  mountOperator(control, runtime)

  control.get('/events', (c) =>
    streamSSE(c, async (stream) => {
      const stop = announcer.listen((kind) => void stream.writeSSE({ event: kind, data: '' }))
      const stopExchanges = exchanges.onAdd(
        (id) => void stream.writeSSE({ event: 'exchange', data: String(id) }),
      )
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      stop()
      stopExchanges()
    }),
  )

  control.all('*', (c) => c.json({ error: 'There is no such control call.' }, 404))
  control.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ error: error.message }, error.status)
    // The workbench's own user is the one who can do something about it.
    if (error instanceof EffectFailure) return c.json({ error: error.message }, 500)
    if (error instanceof StoreError) return c.json({ error: error.message }, 409)
    if (error instanceof Refusal) {
      const { status, body } = answerTo(error)
      return c.json({ error: error.detail.msg ?? body['msg'], ...body }, status)
    }
    throw error
  })
  app.route('/__control', control)
}
