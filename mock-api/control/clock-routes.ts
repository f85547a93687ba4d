import * as calls from '../../src/contract/control/clock.ts'
import * as effects from '../../src/contract/control/effects.ts'
import { changeTownActivity } from '../../src/contract/control/town-activity.ts'
import { tokyoDay, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import { countOnDay, type DayCount } from '../engine/clock/fired-log.ts'
import type { Runtime } from '../runtime.ts'
import { setTownActivity } from '../town/activity/town-activity.ts'
import type { DescribedEffect } from '../world/effect-rule.ts'
import { defineControlRoute } from './define-control-route.ts'
import { jump } from './jump.ts'
import { concernsAnyOf, effectViewer, latestEffects } from './views/effect.ts'

const comingShown = 200

const firedShown = 300

/** Effects of one kind on one day. */
const firedOfDayShown = 500

/** Reading, moving and freezing virtual time (D-04). */
export const clockRoutes = [
  defineControlRoute(calls.readClock, ({ members }, { runtime }) => {
    const { time, clock, store } = runtime
    const { mode, speed } = clock.state
    const { jumpUnderWay } = time
    const concerns = members.length > 0 ? concernsAnyOf(members) : undefined
    const { coming, rest, all } = time.effects.outlook(comingShown, concerns)
    return {
      now: tokyoIso(time.now()),
      // Time stands still between the batches of a jump.
      mode: jumpUnderWay ? 'frozen' : mode,
      speed,
      jump: jumpView(jumpUnderWay),
      townActivity: store.world.settings.get(1).townActivity !== undefined,
      coming: coming.map(effectViewer(store.world, 'coming')),
      later: laterDays(rest),
      next: nextEdges(all),
      fired: latestEffects(time.effects.fired.all, firedShown, members).map(effectViewer(store.world, 'past')),
    }
  }),

  defineControlRoute(calls.listFiredDays, (_, { runtime }) => dayViews(runtime.time.effects.fired.days)),

  defineControlRoute(calls.listFiredOfDay, ({ day, kind }, { runtime: { time, store } }) =>
    time.effects.fired.all
      .filter((effect) => effect.kind === kind && tokyoDay(effect.at) === day)
      .slice(-firedOfDayShown)
      .map(effectViewer(store.world, 'past')),
  ),

  defineControlRoute(calls.moveClock, async (request, context) => {
    if (request.mode === undefined) return jump(request, context)
    const { runtime, announce } = context
    await runtime.time.inTurn(() => setPace(request, runtime))
    announce('clock')
    return { now: tokyoIso(runtime.time.now()), fired: [], firedCount: 0, moment: null, stopped: false }
  }),

  defineControlRoute(calls.stopJump, async (_, { runtime }) => {
    const stopped = await runtime.time.stop()
    return { now: tokyoIso(runtime.time.now()), stopped }
  }),

  defineControlRoute(changeTownActivity, async ({ on }, { runtime, announce }) => {
    runtime.store.transact((world) => setTownActivity(world, on, runtime.context()))
    announce('clock')
    return { on, played: runtime.store.world.settings.get(1).townActivity?.played.length ?? 0 }
  }),
]

function setPace({ mode, speed }: RequestOf<typeof calls.moveClock>, { clock }: Runtime): void {
  if (mode === 'frozen') clock.freeze()
  else clock.run(speed ?? 1)
}

function nextEdges(all: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): Partial<Record<effects.Edge, string>> {
  const next: Partial<Record<effects.Edge, string>> = {}
  for (const edge of effects.edges) {
    const first = all.find(({ kind }) => effects.belongsToEdge(edge, kind))
    if (first) next[edge] = tokyoIso(first.at)
  }
  return next
}

function jumpView(running: { readonly from: number; readonly to: number } | undefined) {
  return running === undefined ? null : { from: tokyoIso(running.from), to: tokyoIso(running.to) }
}

/** Counts effects by day; they must be ordered by time. A year of effects is too many to send one by one. */
function laterDays(later: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): calls.LaterDay[] {
  const days = new Map<string, DayCount<effects.EffectKind>>()
  for (const effect of later) countOnDay(days, effect)
  return dayViews(days)
}

function dayViews(days: ReadonlyMap<string, DayCount<effects.EffectKind>>): calls.LaterDay[] {
  return [...days].map(([day, { at, count, kinds }]) => ({
    day,
    at: tokyoIso(at),
    count,
    kinds: Object.fromEntries(kinds),
  }))
}
