import type { Effect, LaterDay } from '../../src/contract/control/clock.ts'
import { effectText, type EffectFacts, type Tense, type EffectKind } from '../../src/contract/control/effects.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { subjectOf } from '../engine/clock/effect.ts'
import { countOnDay, type DayCount } from '../engine/clock/fired-log.ts'
import { memberName } from '../features/member/member.ts'
import type { DescribedEffect } from '../world/context.ts'
import type { World } from '../world/world.ts'

/** Returns effects as the control API lists them, with current names of members. */
export function effectViewer(world: World, tense: Tense): (effect: DescribedEffect) => Effect {
  return (effect) => {
    const { at, kind, rule, record } = effect
    const named = rule.members(record).map((id) => memberName(world, id))
    // A rule gives the details of its own kind, but the type of the schedule covers all kinds.
    const facts = { kind, details: rule.details(record) } as EffectFacts
    return {
      at: tokyoIso(at),
      kind,
      subject: subjectOf(effect),
      members: named,
      text: effectText(facts, named, tense),
    }
  }
}

/** Whether an effect concerns one of these members. */
export function concernsAnyOf(members: readonly number[]): (effect: DescribedEffect) => boolean {
  return ({ rule, record }) => rule.members(record).some((id) => members.includes(id))
}

/** Returns the latest effects of the town, and all kept effects of these members. */
export function latestEffects(
  fired: readonly DescribedEffect[],
  most: number,
  members: readonly number[],
): readonly DescribedEffect[] {
  if (members.length === 0) return fired.slice(-most)
  const concerns = concernsAnyOf(members)
  const from = fired.length - most
  return fired.filter((effect, place) => place >= from || concerns(effect))
}

/** Counts effects by day; they must be ordered by time. A year of effects is too many to send one by one. */
export function laterDays(effects: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): LaterDay[] {
  const days = new Map<string, DayCount<EffectKind>>()
  for (const effect of effects) countOnDay(days, effect)
  return dayViews(days)
}

/** Returns days with their effects by kind, as the control API lists them. */
export function dayViews(days: ReadonlyMap<string, DayCount<EffectKind>>): LaterDay[] {
  return [...days].map(([day, { at, count, kinds }]) => ({
    day,
    at: tokyoIso(at),
    count,
    kinds: Object.fromEntries(kinds),
  }))
}
