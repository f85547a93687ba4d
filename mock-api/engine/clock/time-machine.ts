import { setImmediate } from 'node:timers/promises'
import { inSlices, Turns } from '../steps.ts'
import type { Kept } from '../store/store.ts'
import type { Row } from '../table/table-index.ts'
import { tableOf, type Tables } from '../table/table.ts'
import type { Clock } from './clock.ts'
import {
  EffectFailure,
  subjectOf,
  type DescribedEffect,
  type Effect,
  type SettledInstant,
  type TimeRule,
} from './effect.ts'
import { FiredLog } from './fired-log.ts'
import { Schedule } from './schedule.ts'

interface PutInPlace {
  /** Runs when the other world is written, just before it takes its place. */
  readonly ready?: () => Promise<void>
  /** Worlds of one key have the same bytes on the disk. */
  readonly fileKey?: string | undefined
  /** Where the other world was read from, when it is gone back to. */
  readonly kept?: Kept | undefined
}

/** What the time machine needs of the store. */
export interface TimedStore<W> {
  readonly world: W
  transact<T>(rule: (world: W) => T): T
  saved(): Promise<void> | undefined
  checkpoint(name: string | null, at: number, to?: number): Promise<{ readonly id: number; readonly at: number }>
  readCheckpoint(
    id: number,
  ): Promise<{ readonly checkpoint: { readonly at: number }; readonly world: W; readonly kept: Kept }>
  replaceWith(other: W, options: PutInPlace & { swapped: () => void }): Promise<void>
}

/**
 * Effects per transaction: a long jump lets other calls in between (P10). By number and not by time, so that the same
 * calls cut the journal into the same lines (D-05).
 */
const batchSize = 25
/** How many effects of a jump are told one by one. */
const firedTold = 1000

/** What a jump did. `fired` has the latest of the `count` effects that happened. */
export interface Jumped<Rule extends { readonly kind: string }> {
  readonly fired: readonly DescribedEffect<Rule>[]
  readonly count: number
  /** Taken before it; null when it did not even begin. */
  readonly checkpoint: number | null
  /** Whether it was stopped on the way: time then stands where it had come. */
  readonly stopped: boolean
}

/**
 * Moves a world through time (D-03, D-04): whether time passes, jumps or is read, due effects happen in order, each at
 * its own instant, by the same function.
 */
export class TimeMachine<W extends Tables, C, Rule extends TimeRule<W, C>> {
  private readonly schedule: Schedule<W, Rule>
  /** What has happened. */
  readonly fired = new FiredLog<Rule>()
  private readonly turns = new Turns()
  private jumping: { readonly from: number; readonly to: number; readonly stop: () => void } | undefined

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

  /**
   * All that is coming, in order: the first `shown` with their records, and of the later ones those that are
   * wanted; `all` has every one of them by instant and kind only.
   */
  outlook(shown: number, isWanted?: (effect: DescribedEffect<Rule>) => boolean) {
    const all = this.schedule.coming(Infinity).filter(({ rule }) => !rule.outcome)
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
    while (this.applyBatch(this.clock.now()));
  }

  /** Applies what fell due while the server was off, letting nothing else in between. */
  async catchUp(): Promise<void> {
    while (this.applyBatch(this.clock.now())) await this.batchSaved()
  }

  /** The jump that is under way, with where it began and where it leads. */
  get jumpUnderWay(): { readonly from: number; readonly to: number } | undefined {
    return this.jumping
  }

  /**
   * Takes a checkpoint, then moves to an instant that is not before now; `aim` tells it when the jump's turn has come.
   * Other calls run between batches. It ends early when `stop` is called or the signal of who asked for it is aborted.
   * Throws EffectFailure when a rule does: what was due before it has happened, and time stands still just before it,
   * so that the calls that follow do not meet it.
   */
  jump(aim: () => number, caller?: AbortSignal): Promise<Jumped<Rule>> {
    return this.inTurn(async () => {
      if (caller?.aborted) return { fired: [], count: 0, checkpoint: null, stopped: true }
      this.settle()
      const to = aim()
      const from = this.clock.now()
      const checkpoint = await this.store.checkpoint(null, from, to)
      const counter = { count: 0 }
      const stopper = new AbortController()
      const signal = caller ? AbortSignal.any([caller, stopper.signal]) : stopper.signal
      const running = this.clock.state.mode === 'running' ? this.clock.state.speed : undefined
      this.clock.freeze()
      this.jumping = { from, to, stop: () => stopper.abort() }
      let arrived = false
      try {
        while (!arrived && !signal.aborted) {
          arrived = !this.applyBatch(to, counter)
          await this.batchSaved()
        }
      } catch (cause) {
        if (cause instanceof EffectFailure) this.clock.moveTo(Math.max(cause.at - 1, this.clock.now()))
        throw cause
      } finally {
        this.jumping = undefined
      }
      if (arrived) this.clock.moveTo(Math.max(to, this.clock.now()))
      if (running !== undefined) this.clock.run(running)
      const { count } = counter
      return {
        fired: count === 0 ? [] : this.fired.effects.slice(-Math.min(count, firedTold)),
        count,
        checkpoint: checkpoint.id,
        stopped: !arrived,
      }
    })
  }

  /** Stops the jump that is under way, between two batches; resolves when it has stopped. False when none is. */
  async stop(): Promise<boolean> {
    if (!this.jumping) return false
    this.jumping.stop()
    while (this.jumping) await setImmediate()
    return true
  }

  /** Makes world and clock what they were at a checkpoint; time stands still there if it stood still, else runs on. */
  rewind(checkpoint: number): Promise<void> {
    return this.inTurn(async () => {
      const { checkpoint: found, world, kept } = await this.store.readCheckpoint(checkpoint)
      await this.putInPlace(world, () => this.clock.moveTo(found.at), { kept })
    })
  }

  /**
   * Puts another world in place of this one, with its coming effects; whoever calls has taken a turn. `setClock` runs in
   * the moment in which it takes its place, `ready` just before it. Until then the present world serves.
   */
  async putInPlace(world: W, setClock: () => void, options: PutInPlace = {}): Promise<void> {
    const coming = await inSlices(this.schedule.comingIn(world))
    const swapped = () => {
      setClock()
      this.schedule.use(coming)
      this.fired.beginAnew()
    }
    await this.store.replaceWith(world, { ...options, swapped })
  }

  /** Whatever moves the clock or puts another world in place waits for what does so already (D-96). */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.turns.take(work)
  }

  /** Applies up to `most` effects in one transaction. False when nothing more is due. */
  private applyBatch(until: number, counter = { count: 0 }, most = batchSize): boolean {
    // Asked before every call and frame: no transaction for nothing.
    if (!this.schedule.mayBeDue(until)) return false
    const happened: DescribedEffect<Rule>[] = []
    const told: DescribedEffect<Rule>[] = []
    try {
      this.store.transact((world) => {
        for (let next = this.schedule.take(until); next; next = this.schedule.take(until)) {
          const { at, kind, rule, id } = next
          const effect = { at, kind, rule, id, record: this.recordOf(next) }
          happened.push(effect)
          this.apply(world, effect)
          const tells = rule.outcome ? rule.outcome(world) : effect.record
          if (tells) told.push({ ...effect, record: tells })
          if (happened.length === most) break
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
      if (happened.length > 0) return this.applyBatch(until, counter, happened.length)
      throw new EffectFailure(failed, cause)
    }
    const last = happened.at(-1)
    if (last && last.at > this.clock.now()) this.clock.moveTo(last.at)
    for (const effect of told) this.fired.add(effect)
    counter.count += told.length
    return last !== undefined
  }

  /** Lets in whoever waits while a batch goes to the journal. */
  private async batchSaved(): Promise<void> {
    try {
      await this.store.saved()
    } catch (cause) {
      // The world is as it was before the batch, so the schedule must be too.
      this.schedule.rebuild()
      throw cause
    }
    await setImmediate()
  }

  private apply(world: W, effect: DescribedEffect<Rule>): void {
    const { rule, at, id, record } = effect
    if (!rule.apply) return
    rule.apply(world, record, this.contextAt(at))
    const after = tableOf(world, rule.table).find(id)
    if (after && rule.due(after) === at)
      throw new Error(`Failed to apply ${effect.kind} of ${subjectOf(effect)}: it is still due. Repair its rule.`)
  }

  private recordOf({ rule, id }: Effect<Rule>): Row {
    return tableOf(this.store.world, rule.table).get(id)
  }
}
