import * as calls from '../../src/contract/control/clock.ts'
import { changeTownActivity } from '../../src/contract/control/town-activity.ts'
import { tokyoDay, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import type { Runtime } from '../runtime.ts'
import { setTownActivity } from '../town/activity/town-activity.ts'
import { defineControlRoute } from './define-control-route.ts'
import { jump } from './jump.ts'
import { dayViews, jumpView, laterDays, nextEdges } from './views/clock.ts'
import { concernsAnyOf, effectViewer, latestEffects } from './views/effect.ts'

/** Largest numbers of effects that are listed one by one: of the coming, of the past, and of one kind on one day. */
const mostComing = 200
const mostFired = 300
const mostFiredOfDay = 500

const townActivityOf = ({ store }: Runtime) => store.world.settings.get(1).townActivity

/** Reading, moving and freezing virtual time (D-04). */
export const clockRoutes = [
  defineControlRoute(calls.readClock, ({ members }, { runtime }) => {
    const { time, clock, store } = runtime
    const { mode, speed } = clock.state
    const { jumpUnderWay } = time
    const concerns = members.length > 0 ? concernsAnyOf(members) : undefined
    const { coming, rest, all } = time.effects.outlook(mostComing, concerns)
    return {
      now: tokyoIso(time.now()),
      // Time stands still between the batches of a jump.
      mode: jumpUnderWay ? 'frozen' : mode,
      speed,
      jump: jumpView(jumpUnderWay),
      townActivity: townActivityOf(runtime) !== undefined,
      coming: coming.map(effectViewer(store.world, 'coming')),
      later: laterDays(rest),
      next: nextEdges(all),
      fired: latestEffects(time.effects.fired.all, mostFired, members).map(effectViewer(store.world, 'past')),
    }
  }),

  defineControlRoute(calls.listFiredDays, (_, { runtime }) => dayViews(runtime.time.effects.fired.days)),

  defineControlRoute(calls.listFiredOfDay, ({ day, kind }, { runtime: { time, store } }) =>
    time.effects.fired.all
      .filter((effect) => effect.kind === kind && tokyoDay(effect.at) === day)
      .slice(-mostFiredOfDay)
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
    return { on, played: townActivityOf(runtime)?.played.length ?? 0 }
  }),
]

function setPace({ mode, speed }: RequestOf<typeof calls.moveClock>, { clock }: Runtime): void {
  if (mode === 'frozen') clock.freeze()
  else clock.run(speed ?? 1)
}
