import { hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { applyEffect } from '../../engine/clock/apply-effect.ts'
import { EffectFailure } from '../../engine/clock/effect.ts'
import { Schedule } from '../../engine/clock/schedule.ts'
import type { Steps } from '../../engine/steps.ts'
import { tableOf } from '../../engine/table/tables.ts'
import type { Context } from '../../world/context.ts'
import { type EffectRule, runUntil } from '../../world/effect-rule.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { effectRules } from '../effect-rules.ts'

/** An act of one or more people; `ctx.now` is its instant. */
type Act = (world: World, ctx: Context) => void

interface PlannedAct {
  readonly at: number
  readonly act: Act
}

/**
 * Acts of people before a world's first instant. Planned in any order, then played in order of time through the rules
 * of every call, with due effects in between. So a changed rule changes the history.
 */
export class PastActs {
  /** Grouped by hour, because sorting all acts of a large town at once would block other requests (P13). */
  private readonly planned = new Map<number, PlannedAct[]>()

  plan(at: number, act: Act): void {
    const hour = Math.floor(at / hourMs)
    const acts = this.planned.get(hour)
    if (acts) acts.push({ at, act })
    else this.planned.set(hour, [{ at, act }])
  }

  /**
   * Plays all acts up to an instant, ties in order of planning. A refused act does not happen.
   * @returns the number of refused acts
   */
  *play(world: World, until: number, { ids, passwords }: Omit<Context, 'now'>): Steps<number> {
    const schedule = new Schedule(world, effectRules, runUntil.read)
    let refused = 0
    try {
      for (const { at, act } of this.inOrder()) {
        if (at > until) break
        yield
        applyDue(schedule, world, at, { ids, passwords })
        try {
          act(world, { ids, passwords, now: at })
        } catch (cause) {
          if (!(cause instanceof Refusal)) throw cause
          refused += 1
        }
      }
      applyDue(schedule, world, until, { ids, passwords })
    } finally {
      schedule.close()
    }
    return refused
  }

  private *inOrder(): Iterable<PlannedAct> {
    const hours = [...this.planned].toSorted(([a], [b]) => a - b)
    for (const [, acts] of hours) yield* acts.toSorted((a, b) => a.at - b.at)
  }
}

/** @throws EffectFailure when a rule throws, or leaves its record due */
function applyDue(
  schedule: Schedule<World, EffectRule>,
  world: World,
  until: number,
  { ids, passwords }: Omit<Context, 'now'>,
): void {
  if (!schedule.effects.mayBeDue(until)) return
  for (let effect = schedule.effects.take(until); effect; effect = schedule.effects.take(until)) {
    const { at, rule, id } = effect
    const described = { ...effect, record: tableOf(world, rule.table).get(id) }
    try {
      applyEffect(world, described, { ids, passwords, now: at })
    } catch (cause) {
      throw new EffectFailure(effect, cause)
    }
  }
}
