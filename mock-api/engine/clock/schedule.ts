import { atOnce, type Steps } from '../steps.ts'
import { ForkedMap } from '../table/forked-map.ts'
import type { Row } from '../table/stored-rows.ts'
import { tableOf, type Tables } from '../table/tables.ts'
import { dueColumn } from './due-columns.ts'
import { EffectHeap } from './effect-heap.ts'
import type { Effect, TimeRule } from './effect.ts'

/** Stale entries of the heap that stay besides as many as there are coming effects. */
const mostStale = 1000

/** An effect with the index of its rule. */
export interface ScheduledEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly order: number
}

export interface ComingEffects<Rule extends { readonly kind: string }> {
  readonly heap: EffectHeap<ScheduledEffect<Rule>>
  /** Due instant by rule and record id; heap entries with another instant are stale. */
  readonly due: readonly ForkedMap<number, number>[]
  /** Instant until which the effects have run. */
  floor: number
}

/**
 * Coming effects of a world, ordered by time, rule and id. Derived from the world: follows every change of a record and
 * can be rebuilt at any time (`rebuild`).
 */
export class Schedule<W extends Tables, Rule extends TimeRule<W, never>> {
  private effects: ComingEffects<Rule>
  /** Cache of all coming effects in order, valid until the next change. */
  private ordered: readonly ScheduledEffect<Rule>[] | undefined
  /** Coming effects of worlds that others begin as. */
  private readonly origins = new WeakMap<Tables, ComingEffects<Rule>>()
  private readonly unfollow: (() => void)[] = []

  constructor(
    private readonly world: W,
    private readonly rules: readonly Rule[],
    private readonly runUntil: (world: W) => number,
  ) {
    for (const name of new Set(rules.map(({ table }) => table))) {
      const own = [...rules.entries()].filter(([, { table }]) => table === name)
      this.unfollow.push(tableOf(world, name).changed.add((_, old, record) => this.follow(own, old, record)))
    }
    this.effects = atOnce(this.comingIn(world))
  }

  /** Stops following the world; do not use the schedule afterwards. */
  close(): void {
    for (const stop of this.unfollow) stop()
  }

  rebuild(): void {
    this.use(atOnce(this.comingIn(this.world)))
  }

  /**
   * Computes the coming effects of another world, in steps. Excludes windows that opened before its effects last ran.
   * @param origin a world that this one begins as, unchanged; computed once
   */
  *comingIn(world: W, origin?: Tables): Steps<ComingEffects<Rule>> {
    if (!origin) return yield* this.compute(world)
    const known = this.origins.get(origin) ?? (yield* this.compute(world))
    this.origins.set(origin, known)
    const { heap, due, floor } = known
    return { heap: heap.copy(), due: due.map((instants) => new ForkedMap(instants)), floor }
  }

  private *compute(world: W): Steps<ComingEffects<Rule>> {
    const floor = this.runUntil(world)
    const due = this.rules.map(() => new ForkedMap<number, number>())
    const entries: ScheduledEffect<Rule>[] = []
    for (const [order, rule] of this.rules.entries()) {
      tableOf(world, rule.table).values(dueColumn(this.rules, rule), rule.due, (id, at) => {
        if (!isComing(rule, at, floor)) return
        due[order]?.set(id, at)
        entries.push({ at, kind: rule.kind, rule, id, order })
      })
      yield
    }
    return { heap: new EffectHeap(byTime, entries), due, floor }
  }

  /** Adopts effects computed by `comingIn` after that world replaced the present one. */
  use(effects: ComingEffects<Rule>): void {
    this.effects = effects
    this.ordered = undefined
  }

  /** Reports whether an effect may be due by an instant. Stale entries can cause a false positive only. */
  mayBeDue(until: number): boolean {
    const next = this.effects.heap.peek()
    return next !== undefined && next.at <= until
  }

  /** Removes and returns the first effect due by an instant, or undefined. */
  take(until: number): ScheduledEffect<Rule> | undefined {
    for (;;) {
      const next = this.effects.heap.peek()
      if (!next || next.at > until) return undefined
      this.effects.heap.pop()
      this.ordered = undefined
      if (!this.isPresent(next)) continue
      this.effects.due[next.order]?.delete(next.id)
      this.effects.floor = next.at
      return next
    }
  }

  /** Returns the instant of the next effect, optionally of one kind; undefined when none is coming. */
  next(kind?: Rule['kind']): number | undefined {
    return this.coming(1, kind)[0]?.at
  }

  /** Returns the next effects in order, at most `limit`. */
  coming(limit: number, kind?: Rule['kind']): ScheduledEffect<Rule>[] {
    this.ordered ??= this.effects.heap
      .entries()
      .filter((entry) => this.isPresent(entry))
      .toSorted(byTime)
      // A record that returned to an earlier instant has two entries there.
      .filter((entry, index, sorted) => index === 0 || byTime(entry, sorted[index - 1] as Ordered) !== 0)
    const wanted = kind === undefined ? this.ordered : this.ordered.filter((entry) => entry.kind === kind)
    return wanted.slice(0, limit)
  }

  private follow(own: readonly [number, Rule][], old: Row | undefined, record: Row | undefined): void {
    for (const [order, rule] of own) {
      const id = (record ?? old)?.id as number
      const at = record === undefined ? undefined : rule.due(record)
      const due = this.effects.due[order] as ForkedMap<number, number>
      // Also keeps a window of the instant that is being applied, which `isComing` would drop.
      if (due.get(id) === at) continue
      if (at === undefined || !isComing(rule, at, this.effects.floor)) {
        if (due.delete(id)) this.ordered = undefined
      } else {
        this.ordered = undefined
        due.set(id, at)
        this.effects.heap.push({ at, kind: rule.kind, rule, id, order })
        this.dropStaleEntries()
      }
    }
  }

  /** Drops the entries that records have left once they outnumber the others: each change of an instant leaves one. */
  private dropStaleEntries(): void {
    const { heap, due } = this.effects
    const coming = due.reduce((sum, { size }) => sum + size, 0)
    if (heap.size > 2 * coming + mostStale)
      this.effects = { ...this.effects, heap: new EffectHeap(byTime, this.coming(Infinity)) }
  }

  private isPresent({ order, id, at }: ScheduledEffect<Rule>): boolean {
    return this.effects.due[order]?.get(id) === at
  }
}

/** A window has already opened at its instant; a change stays due until it is applied. */
function isComing(rule: { readonly apply?: unknown }, at: number, floor: number): boolean {
  return rule.apply !== undefined || at > floor
}

type Ordered = { readonly at: number; readonly order: number; readonly id: number }

function byTime(a: Ordered, b: Ordered): number {
  return a.at - b.at || a.order - b.order || a.id - b.id
}
