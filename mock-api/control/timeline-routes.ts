import { readTimeline, type TimelineEntry } from '../../src/contract/control/timeline.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { Row } from '../engine/table/stored-rows.ts'
import type { Table } from '../engine/table/table.ts'
import type { Runtime } from '../runtime.ts'
import { defineControlRoute } from './define-control-route.ts'
import { effectViewer, latestEffects } from './views/effect.ts'
import { memberName } from './views/member.ts'

/** Largest number of mails, of charges and of effects that are listed besides those of the named members. */
const latestShown = 500

interface TimedEntry {
  /** Epoch milliseconds. */
  readonly at: number
  readonly entry: TimelineEntry
}

/** Events without a call: mails, charges, effects and jumps in order of virtual time. All jumps are listed. */
export const timelineRoutes = [
  defineControlRoute(readTimeline, ({ members }, { runtime }) =>
    [...mails(runtime, members), ...charges(runtime, members), ...effects(runtime, members), ...jumps(runtime)]
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry),
  ),
]

function mails({ store: { world } }: Runtime, members: readonly number[]): TimedEntry[] {
  const own = members.flatMap((id) => {
    const email = world.members.find(id)?.email
    return email === undefined ? [] : world.mails.idsBy('to', email)
  })
  return latestOf(world.mails, own).map(({ id, to, subject, createdAt }) => {
    const member = world.members.findBy('email', to)
    const names = member ? [memberName(world, member.id)] : []
    return { at: createdAt, entry: { kind: 'mail', id, at: tokyoIso(createdAt), members: names, subject, to } }
  })
}

function charges({ store: { world } }: Runtime, members: readonly number[]): TimedEntry[] {
  const own = members.flatMap((id) => world.payments.idsBy('member', id))
  return latestOf(world.payments, own).map(({ id, memberId, kind, amount, outcome, at }) => {
    const names = [memberName(world, memberId)]
    return { at, entry: { kind: 'charge', id, at: tokyoIso(at), members: names, what: kind, amount, outcome } }
  })
}

function effects({ store, time }: Runtime, members: readonly number[]): TimedEntry[] {
  const view = effectViewer(store.world, 'past')
  return latestEffects(time.effects.fired.all, latestShown, members).map((effect) => {
    const { kind, ...rest } = view(effect)
    return { at: effect.at, entry: { kind: 'effect', effect: kind, ...rest } }
  })
}

function jumps({ history, time }: Runtime): TimedEntry[] {
  return history.moments
    .list()
    .filter(({ cause }) => cause.kind === 'jump')
    .map(({ id, before, end, to }) => {
      // Without the instant that it reached, it is under way or was broken off.
      const at = to ?? end?.at ?? time.now()
      return { at, entry: { kind: 'jump', id, at: tokyoIso(at), from: tokyoIso(before.at), members: [] } }
    })
}

/** Returns the wanted records of a table, however old, and the newest ones. */
function latestOf<R extends Row, Index extends string>(table: Table<R, Index>, wanted: readonly number[]): R[] {
  const newest: number[] = []
  for (let id = table.nextId - 1; id > 0 && newest.length < latestShown; id -= 1) {
    if (table.has(id)) newest.push(id)
  }
  return [...new Set([...wanted, ...newest.toReversed()])].map((id) => table.get(id))
}
