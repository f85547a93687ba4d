import { setImmediate } from 'node:timers/promises'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { inSlices } from '../steps.ts'
import { StoreError } from '../store/store-error.ts'
import type { Replacing } from '../store/store.ts'
import type { Row } from '../table/stored-rows.ts'
import { tableOf, type Tables } from '../table/table.ts'
import { Turns } from '../turns.ts'
import { applyEffect } from './apply-effect.ts'
import type { Clock } from './clock.ts'
import { type DescribedEffect, type Effect, EffectFailure, type RunUntil, type TimeRule } from './effect.ts'
import { FiredLog } from './fired-log.ts'
import { Schedule } from './schedule.ts'

interface SwapOptions extends Omit<Replacing, 'swapped'> {
  /** Runs right after the swap, before any other call. */
  readonly replaced?: (() => void) | undefined
}

export interface TimedStore<W> {
  readonly world: W
  transact<T>(rule: (world: W) => T): T
  saved(): Promise<void> | undefined
  replaceWith(other: W, options: Replacing): Promise<void>
}

/** Effects per transaction. Other requests run between batches (P10). Counted, not timed, for determinism (D-05). */
const batchSize = 25
/** Number of effects of a jump that are returned one by one. */
const mostFired = 1000

/**
 * Moves a world through time (D-03, D-04). Running time, jumps and reads all apply due effects with the same function,
 * in order, each at its own instant.
 */
export class TimeMachine<W extends Tables, C, Rule extends TimeRule<W, C>> {
  private readonly schedule: Schedule<W, Rule>
  readonly fired = new FiredLog<Rule>()
  private readonly turns = new Turns()
  private jumping: { readonly from: number; readonly to: number; readonly stop: () => void } | undefined

  constructor(
    private readonly store: TimedStore<W>,
    private readonly clock: Clock,
    rules: readonly Rule[],
    private readonly contextAt: (now: number) => C,
    private readonly runUntil: RunUntil<W>,
  ) {
    this.schedule = new Schedule(store.world, rules, runUntil.read)
  }

  now(): number {
    return this.clock.now()
  }

  /**
   * Returns all coming effects in order: the first `shown` and all wanted later ones with their records. `all` lists
   * every effect by instant and kind.
   */
  outlook(shown: number, isWanted?: (effect: DescribedEffect<Rule>) => boolean) {
    const all = this.schedule.coming(Infinity).filter(({ rule }) => !rule.outcome)
    const isListed = (entry: Effect<Rule>, index: number) =>
      index < shown || isWanted?.({ ...entry, record: this.recordOf(entry) })
    const listed = new Set(all.filter(isListed))
    return {
      coming: [...listed].map((entry) => ({ ...entry, record: this.recordOf(entry) })),
      rest: all.filter((entry) => !listed.has(entry)),
      all,
    }
  }

  /** Returns when the next effect of a kind is due; undefined when none is coming. */
  nextOf(kind: Rule['kind']): number | undefined {
    return this.schedule.next(kind)
  }

  /** Applies effects due by now. Runs before every request and frame; usually a no-op. */
  runDueEffects(): void {
    if (this.jumping) return
    while (this.applyBatch(this.clock.now()));
  }

  /**
   * Serves a request: applies due effects, does the work and waits until the journal holds every change, for reads
   * too, because a response must never show a change that a crash could undo.
   * @throws StoreError when the changes of this turn cannot be saved; they are undone then
   */
  serve<T>(work: () => T | Promise<T>): Promise<T> {
    this.runDueEffects()
    return this.whenSaved(work)
  }

  /** Like `serve`, without due effects: for calls that must work although a time rule is defective. */
  async whenSaved<T>(work: () => T | Promise<T>): Promise<T> {
    const result = await work()
    const saved = this.store.saved()
    if (saved) await saved
    return result
  }

  /** Applies effects that fell due while the server was off, without other work in between. */
  async catchUp(): Promise<void> {
    while (this.applyBatch(this.clock.now())) await this.batchSaved()
  }

  get jumpUnderWay(): { readonly from: number; readonly to: number } | undefined {
    return this.jumping
  }

  /**
   * Moves to the target. Other requests run between batches. `fired` holds the latest of the `count` applied effects.
   * After a jump that was `stopped`, time stands at the instant it had reached.
   * @param aim returns the target when the jump's turn comes; must not be before now
   * @param caller ends the jump early when aborted, as `stop` does
   * @param begin runs when every change so far is saved, before time moves; if it throws, the jump does not begin
   * @throws EffectFailure when a rule throws: earlier effects stay applied, and time stands just before the failed one
   * @throws StoreError when a batch cannot be written: earlier batches stay, and time continues from the last of them
   */
  jump(aim: () => number, caller?: AbortSignal, begin: (to: number) => void = () => {}) {
    return this.inTurn(async () => {
      if (caller?.aborted) return { fired: [], count: 0, stopped: true }
      this.runDueEffects()
      const to = aim()
      await this.store.saved()
      const from = this.clock.now()
      begin(to)
      const counter = { count: 0 }
      const stopper = new AbortController()
      const signal = caller ? AbortSignal.any([caller, stopper.signal]) : stopper.signal
      const running = this.clock.state.mode === 'running' ? this.clock.state.speed : undefined
      this.clock.freeze()
      this.jumping = { from, to, stop: () => stopper.abort() }
      let arrived = false
      let reached = from
      try {
        while (!arrived && !signal.aborted) {
          arrived = !this.applyBatch(to, counter)
          await this.batchSaved()
          reached = this.clock.now()
        }
      } catch (cause) {
        if (cause instanceof EffectFailure) {
          this.clock.moveTo(Math.max(cause.at - 1, this.clock.now()))
          throw cause
        }
        this.clock.moveTo(reached)
        if (running !== undefined) this.clock.run(running)
        if (!(cause instanceof StoreError)) throw cause
        throw new StoreError(`${cause.message} The jump ended at ${tokyoIso(reached)}.`, { cause })
      } finally {
        this.jumping = undefined
      }
      if (arrived) this.clock.moveTo(Math.max(to, this.clock.now()))
      if (running !== undefined) this.clock.run(running)
      const { count } = counter
      return {
        fired: count === 0 ? [] : this.fired.effects.slice(-Math.min(count, mostFired)),
        count,
        stopped: !arrived,
      }
    })
  }

  /** Stops the running jump between two batches and resolves when it has ended. Returns false when none is running. */
  async stop(): Promise<boolean> {
    if (!this.jumping) return false
    this.jumping.stop()
    while (this.jumping) await setImmediate()
    return true
  }

  /**
   * Replaces the world and its coming effects; call it within `inTurn`. `ready` runs just before the swap, `setClock`
   * in it. Until then the present world serves.
   */
  async swapWorld(world: W, setClock: () => void, options: SwapOptions = {}): Promise<void> {
    const { replaced, ...replacing } = options
    const coming = await inSlices(this.schedule.comingIn(world, options.origin))
    const swapped = () => {
      setClock()
      this.schedule.use(coming)
      this.fired.clear()
      replaced?.()
    }
    await this.store.replaceWith(world, { ...replacing, swapped })
  }

  /** Serialises work that moves the clock or replaces the world (D-96). */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.turns.take(work)
  }

  /** Applies up to `most` effects in one transaction. Returns false when nothing more is due. */
  private applyBatch(until: number, counter?: { count: number }, most = batchSize): boolean {
    // Runs before every request and frame: skips the transaction when nothing is due.
    if (!this.schedule.mayBeDue(until)) return false
    const happened: DescribedEffect<Rule>[] = []
    const reported: DescribedEffect<Rule>[] = []
    try {
      this.store.transact((world) => {
        for (let next = this.schedule.take(until); next; next = this.schedule.take(until)) {
          const { at, kind, rule, id } = next
          const effect = { at, kind, rule, id, record: this.recordOf(next) }
          happened.push(effect)
          applyEffect(world, effect, this.contextAt(at))
          const shown = rule.outcome ? rule.outcome(world) : effect.record
          if (shown) reported.push({ ...effect, record: shown })
          if (happened.length === most) break
        }
        const at = happened.at(-1)?.at ?? 0
        if (this.runUntil.read(world) < at) this.runUntil.write(world, at)
      })
    } catch (cause) {
      // The batch was undone, so the schedule is rebuilt.
      this.schedule.rebuild()
      const failed = happened.pop()
      if (failed === undefined) throw cause
      // Applies the effects before the failed one in a transaction of their own, so that it fails alone in the next.
      if (happened.length > 0) return this.applyBatch(until, counter, happened.length)
      throw new EffectFailure(failed, cause)
    }
    const last = happened.at(-1)
    if (last && last.at > this.clock.now()) this.clock.moveTo(last.at)
    for (const effect of reported) this.fired.add(effect)
    // A failed write undoes the batch.
    this.store.saved()?.catch(() => {
      this.schedule.rebuild()
      this.fired.takeBack(reported.length)
    })
    if (counter) counter.count += reported.length
    return last !== undefined
  }

  /** Waits for the journal, so that other requests run between batches. */
  private async batchSaved(): Promise<void> {
    await this.store.saved()
    await setImmediate()
  }

  private recordOf({ rule, id }: Effect<Rule>): Row {
    return tableOf(this.store.world, rule.table).get(id)
  }
}
