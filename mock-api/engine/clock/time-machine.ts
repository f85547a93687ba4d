import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../world/context.ts'
import type { EffectKind } from '../../../src/contract/control/effect-kinds.ts'
import type { DescribedEffect, EffectRule } from './effect.ts'
import { Schedule, type ScheduledEffect } from './schedule.ts'
import { tableOf, type World } from '../../world/world.ts'
import type { Clock } from './clock.ts'
import { EffectFailure } from './effect-failure.ts'

/** What the time machine needs of the store. */
export interface TimedStore {
  readonly world: World
  transact<T>(rule: (world: World) => T): T
  checkpoint(
    name: string | null,
    at: number,
    to?: number,
  ): Promise<{ readonly id: number; readonly at: number }>
  restore(id: number): Promise<{ readonly id: number; readonly at: number }>
}

/** Effects per transaction, and real milliseconds after which it ends: a long jump lets other calls in between (P10). */
const batchSize = 100
const batchMs = 5
const firedKept = 500

/**
 * Moves a world through time (D-03, D-04): whether time passes, jumps or is read, due effects happen in order, each at
 * its own instant, by the same function.
 */
export class TimeMachine {
  private readonly schedule: Schedule
  private readonly log: DescribedEffect[] = []
  /** How often each kind of effect has happened since the start; worlds come and go below it. */
  readonly firedCounts = new Map<EffectKind, number>()
  private moving: Promise<unknown> = Promise.resolve()
  private jumping = false

  constructor(
    private readonly store: TimedStore,
    private readonly clock: Clock,
    private readonly context: Omit<Context, 'now'>,
    rules: readonly EffectRule[],
  ) {
    this.schedule = new Schedule(store.world, rules)
  }

  now(): number {
    return this.clock.now()
  }

  /** Effects that have happened, newest last; only the latest are kept. */
  get fired(): readonly DescribedEffect[] {
    return this.log
  }

  /**
   * All that is coming, in order: the first `shown` described, and of the later ones those that concern one of the
   * `members`; `all` has every one of them by instant and kind only.
   */
  outlook(shown: number, members: ReadonlySet<number>) {
    const all: readonly ScheduledEffect[] = this.schedule.coming(Infinity)
    const tell = (entry: ScheduledEffect) => this.schedule.describe(entry, this.recordOf(entry))
    const concerns = (entry: ScheduledEffect) =>
      entry.rule.members(this.recordOf(entry)).some((id) => members.has(id))
    const near = members.size > 0 ? all.slice(shown).filter(concerns) : []
    const told = new Set([...all.slice(0, shown), ...near])
    return { coming: [...told].map(tell), rest: all.filter((entry) => !told.has(entry)), all }
  }

  /** When the next effect of a kind is due; undefined when none is coming. */
  nextOf(kind: EffectKind): number | undefined {
    return this.schedule.next(kind)
  }

  /** Applies what is due by now. Called before every call and frame; nearly always finds nothing. */
  settle(): void {
    if (this.jumping) return
    while (this.applyBatch(this.clock.now(), () => {}));
  }

  /** Applies what fell due while the server was off, letting nothing else in between. */
  async catchUp(): Promise<void> {
    while (this.applyBatch(this.clock.now(), () => {})) await setImmediate()
  }

  /**
   * Takes a checkpoint, then moves to an instant that is not before now. Other calls run between batches. Throws
   * EffectFailure when a rule does: what was due before it has happened, and time stands still just before it, so that
   * the calls that follow do not meet it.
   */
  jump(to: number): Promise<{ fired: DescribedEffect[]; checkpoint: number }> {
    return this.inTurn(async () => {
      this.settle()
      const checkpoint = await this.store.checkpoint(null, this.clock.now(), to)
      const fired: DescribedEffect[] = []
      const running = this.clock.state.mode === 'running' ? this.clock.state.speed : undefined
      this.clock.freeze()
      this.jumping = true
      try {
        while (this.applyBatch(to, (effect) => fired.push(effect))) await setImmediate()
      } catch (cause) {
        if (cause instanceof EffectFailure) this.clock.moveTo(Math.max(cause.at - 1, this.clock.now()))
        throw cause
      } finally {
        this.jumping = false
      }
      this.clock.moveTo(Math.max(to, this.clock.now()))
      if (running !== undefined) this.clock.run(running)
      return { fired, checkpoint: checkpoint.id }
    })
  }

  /** Makes world and clock what they were at a checkpoint; time stands still there if it stood still, else runs on. */
  rewind(checkpoint: number): Promise<void> {
    return this.inTurn(async () => {
      const { at } = await this.store.restore(checkpoint)
      this.clock.moveTo(at)
      this.rebuild()
    })
  }

  /** Computes the coming effects anew, after the world was replaced. */
  rebuild(): void {
    this.schedule.rebuild()
    this.log.length = 0
  }

  /** Applies up to `most` effects in one transaction. False when nothing more is due. */
  private applyBatch(until: number, tell: (effect: DescribedEffect) => void, most = batchSize): boolean {
    // Asked before every call and frame: no transaction for nothing.
    if (!this.schedule.mayBeDue(until)) return false
    const happened: DescribedEffect[] = []
    const began = performance.now()
    try {
      this.store.transact((world) => {
        for (let next = this.schedule.take(until); next; next = this.schedule.take(until)) {
          happened.push(this.schedule.describe(next, this.recordOf(next)))
          this.apply(world, next)
          if (happened.length === most || performance.now() - began > batchMs) break
        }
        const at = happened.at(-1)?.at ?? 0
        if (world.settings.get(1).settledAt < at) world.settings.update(1, { settledAt: at })
      })
    } catch (cause) {
      // The world is as it was before the batch, so the schedule must be too.
      this.schedule.rebuild()
      const failed = happened.pop()
      if (failed === undefined) throw cause
      // Those before it did nothing wrong: they happen in a transaction of their own, which leaves it alone in the next.
      if (happened.length > 0) return this.applyBatch(until, tell, happened.length)
      throw new EffectFailure(failed, cause)
    }
    const last = happened.at(-1)
    if (last && last.at > this.clock.now()) this.clock.moveTo(last.at)
    for (const effect of happened) {
      this.remember(effect)
      tell(effect)
    }
    return last !== undefined
  }

  private apply(world: World, effect: ScheduledEffect): void {
    const { rule, at } = effect
    if (!rule.apply) return
    rule.apply(world, this.recordOf(effect), { ...this.context, now: at })
    const after = tableOf(world, effect.table).find(effect.id)
    if (after && rule.due(after) === at) {
      throw new Error(
        `Failed to apply ${effect.kind} of ${effect.table}/${effect.id}: it is still due. Mend its rule.`,
      )
    }
  }

  private recordOf(effect: ScheduledEffect) {
    return tableOf(this.store.world, effect.table).get(effect.id)
  }

  private remember(effect: DescribedEffect): void {
    this.firedCounts.set(effect.kind, (this.firedCounts.get(effect.kind) ?? 0) + 1)
    this.log.push(effect)
    if (this.log.length > firedKept) this.log.splice(0, this.log.length - firedKept)
  }

  /** Jumps and rewinds never overlap. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.moving.then(work, work)
    this.moving = result.catch(() => {})
    return result
  }
}
