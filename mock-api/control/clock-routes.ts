import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { DescribedEffect } from '../engine/clock/effect.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { Runtime } from '../runtime.ts'
import { ControlError, readBody } from './control-error.ts'
import { moveClock, readClock, rewindClock } from '../../src/contract/control/clock.ts'
import { belongsToEdge, edgeKinds, edges, type Edge } from '../../src/contract/control/effect-kinds.ts'
import { effectViewer } from './effect-view.ts'
import { laterDays } from './group-by-day.ts'
import { answerLongList } from './stream-json-list.ts'
import { addDuration, parseInstant } from './instants.ts'

const comingShown = 200

/** Reading, moving, freezing and rewinding virtual time (D-04). */
export function mountClock(control: Hono, runtime: Runtime, announce: (kind: string) => void): void {
  const world = () => runtime.store.world
  control.get('/clock', (c) => {
    runtime.time.settle()
    const { mode, speed } = runtime.clock.state
    const { members } = z.parse(readClock.request, c.req.query())
    const { coming, rest, all } = runtime.time.outlook(comingShown, new Set(members))
    return c.json({
      now: tokyoIso(runtime.time.now()),
      mode,
      speed,
      coming: coming.map(effectViewer(world(), 'coming')),
      later: laterDays(rest),
      next: nextEdges(all),
      fired: runtime.time.fired.map(effectViewer(world(), 'past')),
      checkpoints: checkpointsView(runtime),
    })
  })

  control.post('/clock', async (c) => {
    const request = await readBody(c, moveClock.request)
    if (request.mode !== undefined) {
      runtime.time.settle()
      if (request.mode === 'frozen') runtime.clock.freeze()
      else runtime.clock.run(request.speed ?? 1)
      announce('clock')
      return c.json({ now: tokyoIso(runtime.time.now()), fired: [], checkpoint: null })
    }
    const to = targetOf(request, runtime)
    if (to < runtime.time.now()) {
      throw new ControlError(
        422,
        'Failed to move the clock: that instant has passed. Rewind to a checkpoint instead.',
      )
    }
    if (request.keepSessions) keepSessions(runtime, to)
    const { fired, checkpoint } = await runtime.time.jump(to)
    announce('clock')
    const rest = { now: tokyoIso(runtime.time.now()), checkpoint }
    return answerLongList(c, rest, 'fired', fired, effectViewer(world(), 'past'))
  })

  control.post('/clock/rewind', async (c) => {
    const request = await readBody(c, rewindClock.request)
    const checkpoint =
      request.checkpoint ?? runtime.store.checkpoints.list().findLast(({ name }) => name === null)?.id
    if (checkpoint === undefined || !runtime.store.checkpoints.find(checkpoint)) {
      throw new ControlError(
        404,
        'Failed to rewind: there is no such checkpoint. One is taken before each jump.',
      )
    }
    await runtime.time.rewind(checkpoint)
    announce('world')
    return c.json({ now: tokyoIso(runtime.time.now()) })
  })
}

function targetOf(
  request: { to?: string | undefined; advance?: string | undefined; edge?: Edge | undefined },
  runtime: Runtime,
): number {
  if (request.to !== undefined) return parseInstant(request.to)
  if (request.advance !== undefined) return addDuration(runtime.time.now(), request.advance)
  const edge = request.edge as Edge
  runtime.time.settle()
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
