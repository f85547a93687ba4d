import { setImmediate } from 'node:timers/promises'
import type { Row } from '../table/define-table.ts'
import { tableOf, type Tables } from '../table/tables.ts'
import type { Clock } from './clock.ts'
import { EffectFailure } from './effect-failure.ts'
import { subjectOf, type DescribedEffect, type Effect, type SettledInstant, type TimeRule } from './effect.ts'
import { Schedule } from './schedule.ts'

/** What the time machine needs of the store. */
export interface TimedStore<W> {
  readonly world: W
  transact<T>(rule: (world: W) => T): T
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
export class TimeMachine<W extends Tables, C, Rule extends TimeRule<W, C>> {
  private readonly schedule: Schedule<W, Rule>
  private readonly log: DescribedEffect<Rule>[] = []
  /** How often each kind of effect has happened since the start; worlds come and go below it. */
  readonly firedCounts = new Map<Rule['kind'], number>()
  private moving: Promise<unknown> = Promise.resolve()
  private jumping = false

  constructor(
    private readonly store: TimedStore<W>,
    private readonly clock: Clock,
    rules: readonly Rule[],
    /** What a rule knows besides the world, at an instant. */
    private readonly contextAt: (now: number) => C,
    private readonly settled: SettledInstant<W>,
  ) {
    this.schedule = new Schedule(store.world, rules, settled.read)
  }

  now(): number {
    return this.clock.now()
  }

  /** Effects that have happened, newest last; only the latest are kept. */
  get fired(): readonly DescribedEffect<Rule>[] {
    return this.log
  }

  /**
   * All that is coming, in order: the first `shown` with their records, and of the later ones those that are
   * wanted; `all` has every one of them by instant and kind only.
   */
  outlook(shown: number, isWanted?: (effect: DescribedEffect<Rule>) => boolean) {
    const all = this.schedule.coming(Infinity)
    const wanted = isWanted
      ? all.slice(shown).filter((entry) => isWanted({ ...entry, record: this.recordOf(entry) }))
      : []
    const listed = new Set([...all.slice(0, shown), ...wanted])
    return {
      coming: [...listed].map((entry) => ({ ...entry, record: this.recordOf(entry) })),
      rest: all.filter((entry) => !listed.has(entry)),
      all,
    }
  }

  /** When the next effect of a kind is due; undefined when none is coming. */
  nextOf(kind: Rule['kind']): number | undefined {
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
  jump(to: number): Promise<{ fired: DescribedEffect<Rule>[]; checkpoint: number }> {
    return this.inTurn(async () => {
      this.settle()
      const checkpoint = await this.store.checkpoint(null, this.clock.now(), to)
      const fired: DescribedEffect<Rule>[] = []
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

  /** Computes the coming effects again, after the world was replaced. */
  rebuild(): void {
    this.schedule.rebuild()
    this.log.length = 0
  }

  /** Applies up to `most` effects in one transaction. False when nothing more is due. */
  private applyBatch(
    until: number,
    tell: (effect: DescribedEffect<Rule>) => void,
    most = batchSize,
  ): boolean {
    // Asked before every call and frame: no transaction for nothing.
    if (!this.schedule.mayBeDue(until)) return false
    const happened: DescribedEffect<Rule>[] = []
    const began = performance.now()
    try {
      this.store.transact((world) => {
        for (let next = this.schedule.take(until); next; next = this.schedule.take(until)) {
          const { at, kind, rule, id } = next
          const effect = { at, kind, rule, id, record: this.recordOf(next) }
          happened.push(effect)
          this.apply(world, effect)
          if (happened.length === most || performance.now() - began > batchMs) break
        }
        const at = happened.at(-1)?.at ?? 0
        if (this.settled.read(world) < at) this.settled.write(world, at)
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

  private apply(world: W, effect: DescribedEffect<Rule>): void {
    const { rule, at, id, record } = effect
    if (!rule.apply) return
    rule.apply(world, record, this.contextAt(at))
    const after = tableOf(world, rule.table).find(id)
    if (after && rule.due(after) === at)
      throw new Error(
        `Failed to apply ${effect.kind} of ${subjectOf(effect)}: it is still due. Repair its rule.`,
      )
  }

  private recordOf({ rule, id }: Effect<Rule>): Row {
    return tableOf(this.store.world, rule.table).get(id)
  }

  private remember(effect: DescribedEffect<Rule>): void {
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
