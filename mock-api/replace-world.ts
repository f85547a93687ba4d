import type { LoadSource, StoryPlace } from '../src/contract/control/history.ts'
import { startDefaults } from '../src/contract/rules/start-options.ts'
import type { Clock, ClockState } from './engine/clock/clock.ts'
import type { TimeMachine } from './engine/clock/time-machine.ts'
import type { History } from './history/history.ts'
import type { Moment } from './history/moment-tree.ts'
import type { Foundings } from './town/foundings.ts'
import type { EffectRule } from './world/effect-rule.ts'
import type { Context } from './world/rules.ts'
import type { World } from './world/world.ts'

/** How a world was founded. */
export interface Founding {
  readonly seed: number
  readonly now: number
  /** Townspeople without the personas. */
  readonly members: number
  readonly scenario: string | undefined
}

/** Options of a founding; missing ones are as in the first or the present world. */
export type FoundingOptions = { readonly [Name in keyof Founding]?: Founding[Name] | undefined }

export interface NextWorld {
  readonly world: World
  readonly now: number
  /** Mode and speed of the clock afterwards; unchanged without it. */
  readonly pace?: Pick<ClockState, 'mode' | 'speed'>
  /** World that `world` begins as, unchanged. */
  readonly origin?: World
  /** How it was founded; undefined for a world of a file. */
  readonly founding?: Founding
  /** Runs right after the world is in place, before any other call. */
  readonly replaced?: () => void
}

/** Returns the seed of a world, and the size of its town: its members without the personas. */
export function townOf(world: World): Pick<Founding, 'seed' | 'members'> {
  const { seed, townSize } = world.settings.get(1)
  return { seed, members: townSize ?? startDefaults.members }
}

interface Present {
  readonly foundings: Foundings
  readonly store: { readonly world: World }
  readonly time: { now(): number }
}

/** Founds a world to replace the present one. Seed, size of the town and instant stay unless given (D-108). */
export async function foundAgain(present: Present, options: FoundingOptions): Promise<NextWorld> {
  const town = townOf(present.store.world)
  const founding = {
    seed: options.seed ?? town.seed,
    members: options.members ?? town.members,
    now: options.now ?? present.time.now(),
    scenario: options.scenario,
  }
  const { world, origin } = await present.foundings.world(founding)
  return { world, origin, now: founding.now, founding }
}

interface Replaced {
  readonly time: TimeMachine<World, Context, EffectRule>
  readonly clock: Clock
  readonly history: History
  /** Remembers how a world was founded, by the moment that begins with it. */
  readonly founded: Pick<WeakMap<Moment, Founding>, 'set'>
}

/** See `Runtime.replaceWorld`. Call it when the turn of the replacement has come. */
export async function replaceWorld(
  { time, clock, history, founded }: Replaced,
  source: LoadSource,
  next: NextWorld,
  story: StoryPlace | null,
): Promise<{ now: number; moment: number }> {
  let moment = 0
  const ready = () => {
    const begun = history.begin({ kind: 'load', subject: source, phone: null, memberId: null }, story)
    if (next.founding) founded.set(begun, next.founding)
    moment = begun.id
  }
  const setClock = () => {
    clock.moveTo(next.now)
    if (next.pace) clock.resume(next.pace)
  }
  await time.swapWorld(next.world, setClock, { ready, origin: next.origin, replaced: next.replaced })
  // Applies effects that fell due since the world's effects last ran.
  await time.catchUp()
  return { now: clock.now(), moment }
}
