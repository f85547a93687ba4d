import { setImmediate } from 'node:timers/promises'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { inSlices } from '../steps.ts'
import { StoreError } from '../store/store-error.ts'
import type { Replacing } from '../store/store.ts'
import type { Tables } from '../table/tables.ts'
import { Turns } from '../turns.ts'
import type { Clock } from './clock.ts'
import { DueEffects, type EffectStore } from './due-effects.ts'
import { EffectFailure, type RunUntil, type TimeRule } from './effect.ts'

interface SwapOptions extends Omit<Replacing, 'swapped'> {
  /** Runs right after the swap, before any other call. */
  readonly replaced?: (() => void) | undefined
}

interface TimedStore<W> extends EffectStore<W> {
  replaceWith(other: W, options: Replacing): Promise<void>
}

/** Work that begins with a jump, such as its moment of history. */
interface BegunWork {
  /** Called when time goes on after the jump, also after one that failed. */
  end(): void
}

/** Number of effects of a jump that are returned one by one. */
const mostFired = 1000

/**
 * Moves a world through time (D-03, D-04). Running time, jumps and reads all apply due effects with the same function,
 * in order, each at its own instant.
 */
export class TimeMachine<W extends Tables, C, Rule extends TimeRule<W, C>> {
  readonly effects: DueEffects<W, C, Rule>
  private readonly turns = new Turns()
  private jumping: { readonly from: number; readonly to: number; readonly stop: () => void } | undefined
  /** Application of many due effects, while it is under way. */
  private catchingUp: Promise<void> | undefined
  private isClosed = false

  constructor(
    private readonly store: TimedStore<W>,
    private readonly clock: Clock,
    rules: readonly Rule[],
    contextAt: (now: number) => C,
    runUntil: RunUntil<W>,
  ) {
    this.effects = new DueEffects(store, clock, rules, contextAt, runUntil)
  }

  now(): number {
    return this.clock.now()
  }

  /**
   * Applies effects due by now. Runs before every request and frame; usually a no-op. Of many effects, as after a sleep
   * of the computer, it applies the first batch. The promise resolves when the others are applied, with a turn of the
   * event loop for each batch.
   * @throws EffectFailure, and rejects with it, when a rule throws
   */
  runDueEffects(): Promise<void> | undefined {
    if (this.jumping) return undefined
    if (this.catchingUp) return this.catchingUp
    const now = this.clock.now()
    this.effects.applyBatch(now)
    if (!this.effects.mayBeDue(now)) return undefined
    this.catchingUp = this.applyRest().finally(() => {
      this.catchingUp = undefined
    })
    return this.catchingUp
  }

  private async applyRest(): Promise<void> {
    do await this.batchSaved()
    while (!this.isClosed && this.effects.applyBatch(this.clock.now()) !== undefined)
  }

  /**
   * Serves a request: applies due effects, does the work and waits until the journal holds every change, for reads
   * too, because a response must never show a change that a crash could undo.
   * @throws StoreError when the changes of this turn cannot be saved; they are undone then
   */
  serve<T>(work: () => T | Promise<T>): Promise<T> {
    const rest = this.runDueEffects()
    return rest ? rest.then(() => this.whenSaved(work)) : this.whenSaved(work)
  }

  /** Like `serve`, without due effects: for calls that must work although a time rule is defective. */
  async whenSaved<T>(work: () => T | Promise<T>): Promise<T> {
    const result = await work()
    const saved = this.store.saved()
    if (saved) await saved
    return result
  }

  /**
   * Applies effects that fell due while the server was off, or since another world was left, and waits until they are
   * saved. A defective rule is left to the next request, so that the history can lead back.
   */
  async catchUp(): Promise<void> {
    try {
      await this.runDueEffects()
    } catch (cause) {
      if (!(cause instanceof EffectFailure)) throw cause
    }
    await this.store.saved()
  }

  get jumpUnderWay(): { readonly from: number; readonly to: number } | undefined {
    return this.jumping
  }

  /**
   * Moves to the target. Other requests run between batches. `fired` holds the latest of the `count` applied effects.
   * After a jump that was `stopped`, time goes on from the instant it had reached. `begun` is what `begin` returned;
   * undefined for a jump that did not begin.
   * @param aim returns the target when the jump's turn comes; must not be before now
   * @param caller ends the jump early when aborted, as `stop` does
   * @param begin runs when every change so far is saved, before time moves; if it throws, the jump does not begin
   * @throws EffectFailure when a rule throws: earlier effects stay applied, and time stands just before the failed one
   * @throws StoreError when a batch cannot be written: earlier batches stay, and time continues from the last of them
   */
  jump<Begun extends BegunWork>(aim: () => number, caller?: AbortSignal, begin?: (to: number) => Begun) {
    return this.inTurn(async () => {
      if (caller?.aborted) return { fired: [], count: 0, stopped: true, begun: undefined }
      await this.runDueEffects()
      const to = aim()
      await this.store.saved()
      const from = this.clock.now()
      const begun = begin?.(to)
      const stopper = new AbortController()
      const signal = caller ? AbortSignal.any([caller, stopper.signal]) : stopper.signal
      this.clock.hold()
      this.jumping = { from, to, stop: () => stopper.abort() }
      try {
        const { count, arrived } = await this.applyUntil(to, signal)
        if (arrived) this.clock.moveTo(Math.max(to, this.clock.now()))
        return { fired: this.effects.fired.latest(Math.min(count, mostFired)), count, stopped: !arrived, begun }
      } catch (cause) {
        if (cause instanceof EffectFailure) this.stopBefore(cause)
        throw cause
      } finally {
        this.clock.release()
        this.jumping = undefined
        begun?.end()
      }
    })
  }

  /** Stops the clock just before a failed effect, but not before what was applied, because each call would meet it again. */
  private stopBefore({ at }: EffectFailure): void {
    this.clock.freeze()
    this.clock.moveTo(Math.max(at - 1, this.clock.now()))
  }

  /** Applies the effects due by an instant, batch by batch, unless the signal ends it early. */
  private async applyUntil(to: number, signal: AbortSignal): Promise<{ count: number; arrived: boolean }> {
    let count = 0
    let saved = this.clock.now()
    try {
      while (!signal.aborted) {
        const applied = this.effects.applyBatch(to)
        await this.batchSaved()
        saved = this.clock.now()
        if (applied === undefined) return { count, arrived: true }
        count += applied
      }
      return { count, arrived: false }
    } catch (cause) {
      if (cause instanceof EffectFailure) throw cause
      this.clock.moveTo(saved)
      if (!(cause instanceof StoreError)) throw cause
      throw new StoreError(`${cause.message} The jump ended at ${tokyoIso(saved)}.`, { cause })
    }
  }

  /** Stops the running jump between two batches and resolves when it has ended. Returns false when none is running. */
  async stop(): Promise<boolean> {
    if (!this.jumping) return false
    this.jumping.stop()
    while (this.jumping) await setImmediate()
    return true
  }

  /** Stops the application of effects by a jump or before a request, for the end of the server. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.stop()
    await this.catchingUp?.catch(() => {})
  }

  /**
   * Replaces the world and its coming effects; call it within `inTurn`. `ready` runs just before the swap, `setClock`
   * in it. Until then the present world serves.
   */
  async swapWorld(world: W, setClock: () => void, options: SwapOptions = {}): Promise<void> {
    const { replaced, ...replacing } = options
    const coming = await inSlices(this.effects.comingIn(world, options.origin))
    const swapped = () => {
      setClock()
      this.effects.use(coming)
      replaced?.()
    }
    await this.store.replaceWith(world, { ...replacing, swapped })
  }

  /** Serialises work that moves the clock or replaces the world (D-96). */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.turns.take(work)
  }

  /** Waits for the journal, so that other requests run between batches. */
  private async batchSaved(): Promise<void> {
    await this.store.saved()
    await setImmediate()
  }
}
