import { moveClock, readClock, rewindClock } from '../../src/contract/control/clock.ts'
import { belongsToEdge, edgeKinds, edges, type Edge } from '../../src/contract/control/effect-kinds.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import type { Runtime } from '../runtime.ts'
import type { DescribedEffect } from '../world/effect.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'
import { effectViewer } from './effect-view.ts'
import { laterDays } from './group-by-day.ts'
import { addDuration, parseInstant } from './instants.ts'
import { longList, streamJsonList } from './stream-json-list.ts'

const comingShown = 200

/** Reading, moving, freezing and rewinding virtual time (D-04). */
export const clockRoutes = [
  defineControlRoute(readClock, ({ members }, { runtime }) => {
    const { time, clock, store } = runtime
    const { mode, speed } = clock.state
    const concerns = ({ rule, record }: DescribedEffect) =>
      rule.members(record).some((id) => members?.includes(id))
    const { coming, rest, all } = time.outlook(comingShown, members && concerns)
    return {
      now: tokyoIso(time.now()),
      mode,
      speed,
      coming: coming.map(effectViewer(store.world, 'coming')),
      later: laterDays(rest),
      next: nextEdges(all),
      fired: time.fired.map(effectViewer(store.world, 'past')),
      checkpoints: checkpointsView(runtime),
    }
  }),

  defineControlRoute(moveClock, async (request, { c, runtime, announce }) => {
    const { time, clock, store } = runtime
    if (request.mode !== undefined) {
      if (request.mode === 'frozen') clock.freeze()
      else clock.run(request.speed ?? 1)
      announce('clock')
      return { now: tokyoIso(time.now()), fired: [], checkpoint: null }
    }
    const to = targetOf(request, runtime)
    if (to < time.now()) {
      throw new ControlError(
        422,
        'Failed to move the clock: that instant has passed. Rewind to a checkpoint instead.',
      )
    }
    if (request.keepSessions) keepSessions(runtime, to)
    const { fired, checkpoint } = await time.jump(to)
    announce('clock')
    const now = tokyoIso(time.now())
    const view = effectViewer(store.world, 'past')
    if (fired.length > longList) return streamJsonList(c, { now, checkpoint }, 'fired', fired, view)
    return { now, checkpoint, fired: fired.map(view) }
  }),

  defineControlRoute(rewindClock, async (request, { runtime, announce }) => {
    const { checkpoints } = runtime.store
    const checkpoint = request.checkpoint ?? checkpoints.list().findLast(({ name }) => name === null)?.id
    if (checkpoint === undefined || !checkpoints.find(checkpoint)) {
      throw new ControlError(
        404,
        'Failed to rewind: there is no such checkpoint. One is taken before each jump.',
      )
    }
    await runtime.time.rewind(checkpoint)
    announce('world')
    return { now: tokyoIso(runtime.time.now()) }
  }),
]

function targetOf(request: RequestOf<typeof moveClock>, runtime: Runtime): number {
  if (request.to !== undefined) return parseInstant(request.to)
  if (request.advance !== undefined) return addDuration(runtime.time.now(), request.advance)
  // The contract makes sure of one of the three.
  const edge = request.edge as Edge
  const times = edgeKinds[edge].map((kind) => runtime.time.nextOf(kind)).filter((at) => at !== undefined)
  if (times.length === 0)
    throw new ControlError(409, `Failed to move the clock: no ${edge} is coming in this world.`)
  return Math.min(...times)
}

/** Logins that would end on the way live on past the target. */
function keepSessions(runtime: Runtime, to: number): void {
  runtime.store.transact((world) => {
    for (const login of [...world.logins.all()]) {
      if (login.expiresAt <= to) world.logins.update(login.id, { expiresAt: to + sessionMs })
    }
  })
}

/** When each edge that is coming lies. */
function nextEdges(all: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): Partial<Record<Edge, string>> {
  const next: Partial<Record<Edge, string>> = {}
  for (const edge of edges) {
    const first = all.find(({ kind }) => belongsToEdge(edge, kind))
    if (first) next[edge] = tokyoIso(first.at)
  }
  return next
}

function checkpointsView(runtime: Runtime) {
  return runtime.store.checkpoints.list().map(({ id, name, at, to }) => ({
    id,
    name,
    at: tokyoIso(at),
    to: to === undefined ? null : tokyoIso(to),
  }))
}
