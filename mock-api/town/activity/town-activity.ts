import { hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Settings, TownActivity } from '../../world/records/settings.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { wakingTime } from '../seed/meetings/time-of-day.ts'
import { answer, expectedOf } from './answers.ts'
import { encounter } from './encounters.ts'
import { attempt, type Deed, drawsOf, isAwake, type Town } from './turn.ts'

/** Maximum number of played members that the town turns to: the latest. */
const mostTurnedTo = 6

/** Mean pause between encounters of a member, by day; most are shorter. */
const usualPauseMs = 4 * hourMs

/**
 * Townspeople act while time passes: they react to played members and meet them. Each turn one person does one act,
 * through the rules of every call. Instants and draws derive from world and seed, so it does not matter how time passes
 * (D-05). At most six members get four to five encounters a day each. A turn reads their waiting pairings and a few
 * ids, O(1) in the town.
 */
export const townActivity: EffectRule<Settings, 'town-activity'> = {
  kind: 'town-activity',
  table: 'settings',
  due: (settings) => settings.townActivity?.nextAt,
  apply: (world, settings, ctx) => {
    if (settings.townActivity) takeTurn(world, settings.townActivity, ctx)
  },
  outcome: (world) => {
    const settings = world.settings.get(1)
    return settings.townActivity?.last ? settings : undefined
  },
  members: (settings) => settings.townActivity?.last?.members ?? [],
  details: (settings) => ({ act: settings.townActivity?.last?.act }),
}

/** Switches the town activity on or off. Past acts stay. */
export function setTownActivity(world: World, on: boolean, ctx: Context): void {
  const { townActivity: present, ...settings } = world.settings.get(1)
  if (on === (present !== undefined)) return
  if (!on) {
    world.settings.put(settings)
    return
  }
  const played = playedIn(world, [], ctx.now)
  const town = townOf(world, played, ctx)
  const encounterAt = nextEncounter(town)
  const nextAt = nextTurn(town, encounterAt, true)
  world.settings.update(1, { townActivity: { nextAt, encounterAt, encounters: 0, played, last: null } })
}

function takeTurn(world: World, present: TownActivity, ctx: Context): void {
  let { encounterAt, encounters } = present
  const played = playedIn(world, present.played, ctx.now)
  const town = townOf(world, played, ctx)
  let deed: Deed | undefined
  const awake = isAwake(ctx.now)
  if (awake) {
    deed = answer(town)
    if (!deed && encounterAt <= ctx.now) {
      const me = town.turnedTo[encounters % Math.max(1, town.turnedTo.length)]
      deed = me && attempt(() => encounter({ ...town, me }))
      encounterAt = nextEncounter(town)
      encounters += 1
    }
  }
  const last = deed ? { act: deed.act, members: deed.members.filter((id) => id !== undefined) } : null
  const nextAt = nextTurn(town, encounterAt, deed !== undefined || !awake)
  world.settings.update(1, { townActivity: { nextAt, encounterAt, encounters, played, last } })
}

const townOf = (world: World, played: readonly number[], ctx: Context): Town => ({
  world,
  ctx,
  draw: drawsOf(ctx),
  played: new Set(played),
  turnedTo: played.slice(-mostTurnedTo).map((id) => world.members.get(id)),
})

/** Returns members played before and members logged in now, latest login last. */
function playedIn(world: World, before: readonly number[], now: number): number[] {
  const logins = [...world.logins.all()].filter(({ expiresAt }) => expiresAt > now)
  const present = new Set(logins.toReversed().map(({ memberId }) => memberId))
  return [...before.filter((id) => !present.has(id)), ...[...present].toReversed()]
}

/** Returns the next encounter, sooner with more members. Pauses are exponential, so earlier ones do not matter. */
function nextEncounter({ turnedTo, draw, ctx: { now } }: Town): number {
  if (turnedTo.length === 0) return now + hourMs
  const spread = Math.min(4, -Math.log(1 - draw()))
  return wakingTime(now + Math.floor((usualPauseMs * spread) / turnedTo.length))
}

/**
 * Returns the next turn. A due reaction that failed now can never happen. After an act, or at night, the next turn
 * continues with due reactions.
 */
function nextTurn(town: Town, encounterAt: number, goesOn: boolean): number {
  const { now } = town.ctx
  const soon = now + Math.floor((1 + 3 * town.draw()) * minuteMs)
  const answers = town.turnedTo.flatMap((me) => expectedOf({ ...town, me }).map(({ dueAt }) => dueAt))
  const coming = [encounterAt, ...answers.filter((at) => goesOn || at > now)]
  return wakingTime(Math.max(soon, Math.min(...coming)))
}
