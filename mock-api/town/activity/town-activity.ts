import { hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Settings, TownActivity } from '../../world/records/settings.ts'
import type { World } from '../../world/world.ts'
import { isAwake, wakingTime } from '../seed/meetings/time-of-day.ts'
import { answer } from './answers.ts'
import { encounter } from './encounters.ts'
import { expectedReactions } from './expected-reactions.ts'
import { attempt, type Deed, drawsOf, type TownTurn } from './turn.ts'

/** Maximum number of played members that the town turns to: the latest. */
const mostTurnedTo = 6

/** Mean and longest pause between encounters of a member, by day; most are shorter than the mean. */
const meanPauseMs = 4 * hourMs
const longestPauseMs = 16 * hourMs

/** Pause between turns that have something to do. */
const pauseAfterTurnMs = { shortest: minuteMs, longest: 4 * minuteMs } as const

/**
 * Townspeople act while time passes: they react to played members and meet them. Each turn one person does one act,
 * through the rules of every call. Instants and draws derive from world and seed, so it does not matter how time passes
 * (D-05). At most six members get four to five encounters a day each. A turn reads all logins, the waiting pairings of
 * these members and a few ids, so it costs the same in a town of any size.
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
  const nextAt = nextTurn(town, encounterAt)
  world.settings.update(1, { townActivity: { nextAt, encounterAt, encounters: 0, played, last: null } })
}

function takeTurn(world: World, present: TownActivity, ctx: Context): void {
  const played = playedIn(world, present.played, ctx.now)
  const town = townOf(world, played, ctx)
  const { deed, isEncounter } = act(town, present)
  const encounterAt = isEncounter ? nextEncounter(town) : present.encounterAt
  const encounters = isEncounter ? present.encounters + 1 : present.encounters
  const last = deed ? { act: deed.act, members: deed.members.filter((id) => id !== undefined) } : null
  // A reaction that was due in a turn without an act failed, and can never happen.
  const reactionsAfter = deed || !isAwake(ctx.now) ? undefined : ctx.now
  const nextAt = nextTurn(town, encounterAt, reactionsAfter)
  world.settings.update(1, { townActivity: { nextAt, encounterAt, encounters, played, last } })
}

/** Act of a turn, and whether it was the next encounter, which counts even if nobody fits. */
interface TurnResult {
  readonly deed: Deed | undefined
  readonly isEncounter: boolean
}

/** A reaction comes before an encounter. */
function act(town: TownTurn, { encounterAt, encounters }: TownActivity): TurnResult {
  const { now } = town.ctx
  const deed = isAwake(now) ? answer(town) : undefined
  if (deed || !isAwake(now) || encounterAt > now) return { deed, isEncounter: false }
  return { deed: encounterNext(town, encounters), isEncounter: true }
}

/** Lets a townsperson meet the next of the members in turn. */
function encounterNext(town: TownTurn, encounters: number): Deed | undefined {
  const { turnedTo } = town
  if (turnedTo.length === 0) return undefined
  const me = turnedTo[encounters % turnedTo.length]
  return me && attempt(() => encounter({ ...town, me }))
}

const townOf = (world: World, played: readonly number[], ctx: Context): TownTurn => ({
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
function nextEncounter({ turnedTo, draw, ctx: { now } }: TownTurn): number {
  if (turnedTo.length === 0) return now + hourMs
  const pauseMs = Math.min(longestPauseMs, -meanPauseMs * Math.log(1 - draw()))
  return wakingTime(now + Math.floor(pauseMs / turnedTo.length))
}

/**
 * Returns the next turn: the next encounter or reaction, but not at once.
 * @param reactionsAfter reactions due until then do not count; undefined counts all, so overdue ones come next
 */
function nextTurn(town: TownTurn, encounterAt: number, reactionsAfter = -Infinity): number {
  const { shortest, longest } = pauseAfterTurnMs
  const soonest = town.ctx.now + Math.floor(shortest + (longest - shortest) * town.draw())
  const reactions = town.turnedTo.flatMap((me) => expectedReactions({ ...town, me }).map(({ dueAt }) => dueAt))
  const coming = [encounterAt, ...reactions.filter((at) => at > reactionsAfter)]
  return wakingTime(Math.max(soonest, Math.min(...coming)))
}
