import { type Effect, type LaterDay, readTimeline, type TimelineEntry } from '../../src/contract/control/clock.ts'
import { type EffectFacts, type EffectKind, effectText, type Tense } from '../../src/contract/control/effects.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { countOnDay, type DayCount, subjectOf } from '../engine/clock/effect.ts'
import type { Row } from '../engine/table/table-index.ts'
import type { Table } from '../engine/table/table.ts'
import { memberName } from '../features/member/member.ts'
import type { Runtime } from '../runtime.ts'
import type { DescribedEffect } from '../world/context.ts'
import type { World } from '../world/world.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Returns effects as the control API lists them, with current names of members. */
export function effectViewer(world: World, tense: Tense): (effect: DescribedEffect) => Effect {
  return (effect) => {
    const { at, kind, rule, record } = effect
    const named = rule.members(record).map((id) => memberName(world, id))
    // A rule gives the details of its own kind, but the type of the schedule covers all kinds.
    const facts = { kind, details: rule.details?.(record) } as EffectFacts
    return {
      at: tokyoIso(at),
      kind,
      subject: subjectOf(effect),
      members: named,
      text: effectText(facts, named, tense),
    }
  }
}

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

export function dayViews(days: ReadonlyMap<string, DayCount<EffectKind>>): LaterDay[] {
  return [...days].map(([day, { at, count, kinds }]) => ({
    day,
    at: tokyoIso(at),
    count,
    kinds: Object.fromEntries(kinds),
  }))
}

/** Entries of each kind, besides those of the named members. */
const latestShown = 500

/** Events without a call, in one order with calls and frames. */
export const timelineRoutes = [
  defineControlRoute(readTimeline, ({ members }, { runtime }) =>
    [
      ...mails(runtime, members),
      ...charges(runtime, members),
      ...effects(runtime, members),
      ...jumps(runtime),
    ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  ),
]

function mails({ store: { world } }: Runtime, members: readonly number[]): TimelineEntry[] {
  const own = members.flatMap((id) => world.mails.idsBy('to', world.members.find(id)?.email ?? ''))
  return latestOf(world.mails, own).map(({ id, to, subject, createdAt }) => {
    const member = world.members.findBy('email', to)
    return {
      kind: 'mail',
      id,
      at: tokyoIso(createdAt),
      members: member ? [memberName(world, member.id)] : [],
      subject,
      to,
    }
  })
}

function charges({ store: { world } }: Runtime, members: readonly number[]): TimelineEntry[] {
  const own = members.flatMap((id) => world.payments.idsBy('member', id))
  return latestOf(world.payments, own).map(({ id, memberId, kind, amount, outcome, at }) => {
    return {
      kind: 'charge',
      id,
      at: tokyoIso(at),
      members: [memberName(world, memberId)],
      what: kind,
      amount,
      outcome,
    }
  })
}

function effects({ store, time }: Runtime, members: readonly number[]): TimelineEntry[] {
  const view = effectViewer(store.world, 'past')
  return latestEffects(time.fired.effects, latestShown, members).map((effect) => {
    const { kind, ...rest } = view(effect)
    return { kind: 'effect', effect: kind, ...rest }
  })
}

function jumps({ history, time }: Runtime): TimelineEntry[] {
  return history.moments
    .list()
    .filter(({ cause }) => cause.kind === 'jump')
    .map(({ id, before, end }) => {
      return { kind: 'jump', id, at: tokyoIso(end?.at ?? time.now()), from: tokyoIso(before.at), members: [] }
    })
}

/** Returns the wanted records of a table, however old, and the newest. */
function latestOf<R extends Row, Index extends string>(table: Table<R, Index>, wanted: readonly number[]): R[] {
  const newest: number[] = []
  for (let id = table.nextId - 1; id > 0 && newest.length < latestShown; id -= 1) if (table.has(id)) newest.push(id)
  return [...new Set([...wanted, ...newest.toReversed()])].map((id) => table.get(id))
}
