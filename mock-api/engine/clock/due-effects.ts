import type { Steps } from '../steps.ts'
import type { Row } from '../table/stored-rows.ts'
import { tableOf, type Tables } from '../table/tables.ts'
import { applyEffect } from './apply-effect.ts'
import type { Clock } from './clock.ts'
import type { ComingEffects } from './coming-effects.ts'
import { type DescribedEffect, type Effect, EffectFailure, type RunUntil, type TimeRule } from './effect.ts'
import { FiredLog } from './fired-log.ts'
import { Schedule } from './schedule.ts'

/** The world whose effects are applied. */
export interface EffectStore<W> {
  readonly world: W
  transact<T>(rule: (world: W) => T): T
  saved(): Promise<void> | undefined
}

/** Effects per transaction. Other requests run between batches (P10). Counted, not timed, for determinism (D-05). */
const batchSize = 25

/** Coming effects of a world, in order. */
export interface Outlook<Rule extends { readonly kind: string }> {
  /** Effects to show, with their records. */
  readonly coming: readonly DescribedEffect<Rule>[]
  /** Effects that are not in `coming`. */
  readonly rest: readonly Effect<Rule>[]
  readonly all: readonly Effect<Rule>[]
}

/** The coming effects of a world, and those that were applied when they fell due (D-03). */
export class DueEffects<W extends Tables, C, Rule extends TimeRule<W, C>> {
  readonly fired = new FiredLog<Rule>()
  private readonly schedule: Schedule<W, Rule>

  constructor(
    private readonly store: EffectStore<W>,
    private readonly clock: Pick<Clock, 'now' | 'moveTo'>,
    rules: readonly Rule[],
    private readonly contextAt: (now: number) => C,
    private readonly runUntil: RunUntil<W>,
  ) {
    this.schedule = new Schedule(store.world, rules, runUntil.read)
  }

  /** Returns the coming effects. Shows the first `shown` and all wanted later ones. */
  outlook(shown: number, isWanted?: (effect: DescribedEffect<Rule>) => boolean): Outlook<Rule> {
    const all = this.foreseeable()
    const isListed = (entry: Effect<Rule>, index: number) => index < shown || isWanted?.(this.described(entry))
    const listed = new Set(all.filter(isListed))
    return {
      coming: [...listed].map((entry) => this.described(entry)),
      rest: all.filter((entry) => !listed.has(entry)),
      all,
    }
  }

  /** Returns when the next effect of a kind is due; undefined when none is coming. */
  nextOf(kind: Rule['kind']): number | undefined {
    return this.schedule.effects.next(kind)
  }

  /** Returns when the next wanted effect is due; undefined when none is coming. */
  nextWhere(isWanted: (effect: DescribedEffect<Rule>) => boolean): number | undefined {
    return this.foreseeable().find((entry) => isWanted(this.described(entry)))?.at
  }

  /** Reports whether an effect may be due by an instant; see {@link ComingEffects.mayBeDue}. */
  mayBeDue(until: number): boolean {
    return this.schedule.effects.mayBeDue(until)
  }

  /** Computes the coming effects of another world. @param origin world that it begins as, unchanged */
  comingIn(world: W, origin: Tables | undefined): Steps<ComingEffects<Rule>> {
    return this.schedule.comingIn(world, origin)
  }

  /** Adopts effects computed by `comingIn` when that world has replaced the present one. */
  use(coming: ComingEffects<Rule>): void {
    this.schedule.use(coming)
    this.fired.clear()
  }

  /**
   * Applies up to `most` effects that are due by an instant in one transaction, and moves the clock to the last of them.
   * Returns how many of them the log lists, 0 when their rules chose no record; undefined when nothing is due.
   * @throws EffectFailure when the first of them fails; nothing is changed then
   */
  applyBatch(until: number, most = batchSize): number | undefined {
    // Runs before every request and frame: skips the transaction when nothing is due.
    if (!this.mayBeDue(until)) return undefined
    const applied: Effect<Rule>[] = []
    const listed: DescribedEffect<Rule>[] = []
    try {
      this.store.transact((world) => {
        for (let next = this.schedule.effects.take(until); next; next = this.schedule.effects.take(until)) {
          const changed = this.apply(world, next)
          applied.push(next)
          if (changed) listed.push(changed)
          if (applied.length === most) break
        }
        const at = applied.at(-1)?.at ?? 0
        if (this.runUntil.read(world) < at) this.runUntil.write(world, at)
      })
    } catch (cause) {
      // The batch was undone, so the schedule is rebuilt.
      this.schedule.rebuild()
      if (!(cause instanceof EffectFailure) || applied.length === 0) throw cause
      // Applies the effects before the failed one in a transaction of their own, so that it fails alone in the next.
      return this.applyBatch(until, applied.length)
    }
    const last = applied.at(-1)
    if (!last) return undefined
    if (last.at > this.clock.now()) this.clock.moveTo(last.at)
    this.log(listed)
    return listed.length
  }

  /**
   * Applies one effect. Returns it with the changed record; undefined when its rule chose none.
   * @throws EffectFailure when its record cannot be read or its rule throws
   */
  private apply(world: W, effect: Effect<Rule>): DescribedEffect<Rule> | undefined {
    try {
      const described = this.described(effect)
      applyEffect(world, described, this.contextAt(effect.at))
      const record = effect.rule.outcome ? effect.rule.outcome(world) : described.record
      return record && { ...described, record }
    } catch (cause) {
      throw new EffectFailure(effect, cause)
    }
  }

  /** Logs effects; a failed write undoes their batch and takes them back. */
  private log(effects: readonly DescribedEffect<Rule>[]): void {
    for (const effect of effects) this.fired.add(effect)
    this.store.saved()?.catch(() => {
      this.schedule.rebuild()
      this.fired.takeBack(effects.length)
    })
  }

  /** Coming effects, without those of rules that choose their record when they are applied. */
  private foreseeable(): readonly Effect<Rule>[] {
    return this.schedule.effects.list(Infinity).filter(({ rule }) => !rule.outcome)
  }

  private described({ at, kind, rule, id }: Effect<Rule>): DescribedEffect<Rule> {
    const record: Row = tableOf(this.store.world, rule.table).get(id)
    return { at, kind, rule, id, record }
  }
}
