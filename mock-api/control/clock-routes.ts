import { clearTimeout, setTimeout } from 'node:timers'
import * as calls from '../../src/contract/control/clock.ts'
import type { ControlCode } from '../../src/contract/control/codes.ts'
import * as effects from '../../src/contract/control/effects.ts'
import { changeTownActivity } from '../../src/contract/control/town-activity.ts'
import { farthestJump } from '../../src/contract/rules/farthest-jump.ts'
import * as rules from '../../src/contract/rules/tokyo-time.ts'
import { tokyoDay, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import { countOnDay, type DayCount } from '../engine/clock/fired-log.ts'
import type { Moment } from '../history/moment-tree.ts'
import type { Runtime } from '../runtime.ts'
import { setTownActivity } from '../town/activity/town-activity.ts'
import type { DescribedEffect } from '../world/effect-rule.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute, findMember, readInstant } from './define-control-route.ts'
import { effectViewer } from './effect-view.ts'

const comingShown = 200
const firedShown = 300
/** Effects of one kind on one day. */
const firedOfDayShown = 500

/** Real time after which a jump is announced. */
const longJumpMs = 300

/** Reading, moving and freezing virtual time (D-04). */
export const clockRoutes = [
  defineControlRoute(calls.readClock, ({ members }, { runtime }) => {
    const { time, clock, store } = runtime
    const { mode, speed } = clock.state
    const concerns = members.length > 0 ? concernsAnyOf(members) : undefined
    const { coming, rest, all } = time.outlook(comingShown, concerns)
    return {
      now: tokyoIso(time.now()),
      mode,
      speed,
      jump: jumpView(time.jumpUnderWay),
      townActivity: store.world.settings.get(1).townActivity !== undefined,
      coming: coming.map(effectViewer(store.world, 'coming')),
      later: laterDays(rest),
      next: nextEdges(all),
      fired: latestEffects(time.fired.effects, firedShown, members).map(effectViewer(store.world, 'past')),
    }
  }),

  defineControlRoute(calls.listFiredDays, (_, { runtime }) => dayViews(runtime.time.fired.days)),

  defineControlRoute(calls.listFiredOfDay, ({ day, kind }, { runtime: { time, store } }) =>
    time.fired.effects
      .filter((effect) => effect.kind === kind && tokyoDay(effect.at) === day)
      .slice(-firedOfDayShown)
      .map(effectViewer(store.world, 'past')),
  ),

  defineControlRoute(calls.moveClock, async (request, { c, runtime, announce }) => {
    const { time, store } = runtime
    if (request.mode !== undefined) {
      await time.inTurn(() => setPace(request, runtime))
      announce('clock')
      return { now: tokyoIso(time.now()), fired: [], firedCount: 0, moment: null, stopped: false }
    }
    const aim = () => {
      const to = targetOf(request, runtime)
      checkTarget(to, time.now())
      return to
    }
    let moment: { readonly begun: Moment; readonly to: number } | undefined
    const begin = (to: number) => {
      // A jump that cannot begin, because the data folder is gone, leaves no moment.
      store.folder.requireInPlace()
      const cause = { kind: 'jump', subject: '', phone: null, memberId: null } as const
      moment = {
        begun: runtime.history.begin(cause, undefined, { ...request, phones: undefined, target: tokyoIso(to) }),
        to,
      }
      if (request.keepSessions) keepSessions(runtime, to)
    }
    // A workbench that did not request the jump learns of it while it runs.
    const onTheWay = setTimeout(() => announce('jumping'), longJumpMs)
    const jump = time.jump(aim, c.req.raw.signal, begin).finally(() => {
      clearTimeout(onTheWay)
      if (!moment) return
      // A running clock has already passed the target.
      runtime.history.reached(moment.begun, Math.min(moment.to, time.now()))
      // A jump that fails on its way has moved time, too.
      announce('clock')
    })
    const { fired, count, stopped } = await jump
    if (moment && request.phones) runtime.history.stage.put(request.phones)
    const shown = fired.map(effectViewer(store.world, 'past'))
    const id = moment?.begun.id ?? null
    return { now: tokyoIso(time.now()), firedCount: count, moment: id, stopped, fired: shown }
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

function targetOf(request: RequestOf<typeof calls.moveClock>, runtime: Runtime): number {
  if (request.to !== undefined) return readInstant(request.to)
  if (request.advance !== undefined) {
    const at = rules.addDuration(runtime.time.now(), request.advance)
    if (!Number.isNaN(at)) return at
    const why = `${request.advance}: it is not ISO 8601. Write P7D or PT12H.`
    throw new ControlError('duration', `Failed to read the duration ${why}`)
  }
  // The contract requires one of the three.
  const edge = request.edge as effects.Edge
  if (request.member !== undefined) return edgeOf(request.member, edge, runtime)
  const times = effects.edgeKinds[edge].map((kind) => runtime.time.nextOf(kind)).filter((at) => at !== undefined)
  if (times.length === 0)
    throw new ControlError('no-edge', `Failed to move the clock: no ${edge} is coming in this world.`)
  return Math.min(...times)
}

function edgeOf(member: string | number, edge: effects.Edge, { time, store }: Runtime): number {
  const { id } = findMember(store.world, member)
  const concerns = ({ kind, rule, record }: DescribedEffect) =>
    effects.belongsToEdge(edge, kind) && rule.members(record).includes(id)
  const found = time.outlook(0, concerns).coming[0]
  if (!found) throw new ControlError('no-edge', `Failed to move the clock: no ${edge} is coming for ${member}.`)
  return found.at
}

function checkTarget(to: number, now: number): void {
  const refuse = (why: string, code: ControlCode) => {
    throw new ControlError(code, `Failed to move the clock: ${why}`)
  }
  if (to < now) refuse('that instant has passed. Go back to a moment instead.', 'instant-passed')
  if (to > farthestJump(now))
    refuse('that instant is more than 100 years ahead. Choose a nearer one.', 'instant-too-far')
}

function setPace({ mode, speed }: RequestOf<typeof calls.moveClock>, { clock }: Runtime): void {
  if (mode === 'frozen') clock.freeze()
  else clock.run(speed ?? 1)
}

/** Extends sessions that would expire before the target. */
function keepSessions(runtime: Runtime, to: number): void {
  runtime.store.transact((world) => {
    for (const login of [...world.logins.all()]) {
      if (login.expiresAt <= to) world.logins.update(login.id, { expiresAt: to + sessionMs })
    }
  })
}

function nextEdges(all: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): Partial<Record<effects.Edge, string>> {
  const next: Partial<Record<effects.Edge, string>> = {}
  for (const edge of effects.edges) {
    const first = all.find(({ kind }) => effects.belongsToEdge(edge, kind))
    if (first) next[edge] = tokyoIso(first.at)
  }
  return next
}

function jumpView(jump: { readonly from: number; readonly to: number } | undefined) {
  return jump === undefined ? null : { from: tokyoIso(jump.from), to: tokyoIso(jump.to) }
}

function concernsAnyOf(members: readonly number[]): (effect: DescribedEffect) => boolean {
  return ({ rule, record }) => rule.members(record).some((id) => members.includes(id))
}

/** Returns the latest effects of the town, and all stored effects of these members. */
export function latestEffects(
  fired: readonly DescribedEffect[],
  most: number,
  members: readonly number[],
): readonly DescribedEffect[] {
  if (members.length === 0) return fired.slice(-most)
  const concerns = concernsAnyOf(members)
  const from = fired.length - most
  return fired.filter((effect, index) => index >= from || concerns(effect))
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
