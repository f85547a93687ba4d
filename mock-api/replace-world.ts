import type { LoadSource, StoryPlace } from '../src/contract/control/history/moments.ts'
import type { Clock, ClockState } from './engine/clock/clock.ts'
import type { TimeMachine } from './engine/clock/time-machine.ts'
import type { Founding } from './founding.ts'
import type { History } from './history/history.ts'
import type { Moment } from './history/moment-tree.ts'
import type { Context } from './world/context.ts'
import type { EffectRule } from './world/effect-rule.ts'
import type { World } from './world/world.ts'

/** A world to take the place of the present one. */
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

/** Parts of a runtime that a replacement changes. */
interface ReplacementParts {
  readonly time: TimeMachine<World, Context, EffectRule>
  readonly clock: Clock
  readonly history: History
  /** Remembers how a world was founded, by the moment that begins with it. */
  readonly founded: Pick<WeakMap<Moment, Founding>, 'set'>
}

/** See `Runtime.replaceWorld`. Call it when the turn of the replacement has come. */
export async function replaceWorld(
  { time, clock, history, founded }: ReplacementParts,
  source: LoadSource,
  next: NextWorld,
  story: StoryPlace | null,
): Promise<{ now: number; moment: number }> {
  let left = history.state()
  let moment = 0
  // Requests change the present world until the swap.
  const ready = () => {
    left = history.state()
  }
  const setClock = () => {
    clock.moveTo(next.now)
    if (next.pace) clock.resume(next.pace)
  }
  // The moment begins with its world: a replacement that fails leaves none.
  const replaced = () => {
    const begun = history.beginLoad(source, story, left)
    if (next.founding) founded.set(begun, next.founding)
    moment = begun.id
    next.replaced?.()
  }
  await time.swapWorld(next.world, setClock, { ready, origin: next.origin, replaced })
  // Applies effects that fell due since the world's effects last ran.
  await time.catchUp()
  return { now: clock.now(), moment }
}
