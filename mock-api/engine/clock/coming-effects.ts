import { ForkedMap } from '../table/forked-map.ts'
import { EffectHeap } from './effect-heap.ts'
import type { Effect } from './effect.ts'

/** Stale entries of the heap that stay besides as many as there are coming effects. */
const mostStale = 1000

/** An effect with the index of its rule. */
export interface ScheduledEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly order: number
}

/** Due instants of one rule, by record id. */
export type InstantsById = ForkedMap<number, number>

type ComingRule = { readonly kind: string; readonly apply?: unknown }

/**
 * Coming effects, ordered by time, rule and id. The heap has an entry for each instant that a record has had. An entry
 * is stale, and skipped, when the record has left that instant.
 */
export class ComingEffects<Rule extends ComingRule> {
  /** Cache of all effects in order, valid until the next change. */
  private ordered: readonly ScheduledEffect<Rule>[] | undefined

  private constructor(
    /** By the index of the rule. */
    private readonly due: readonly InstantsById[],
    private heap: EffectHeap<ScheduledEffect<Rule>>,
    private ranUntil: number,
  ) {}

  /**
   * Takes ownership of due instants and of the effects at them.
   * @param ranUntil instant until which the effects have run
   */
  static of<Rule extends ComingRule>(due: readonly InstantsById[], effects: ScheduledEffect<Rule>[], ranUntil: number) {
    return new ComingEffects(due, new EffectHeap(byTime, effects), ranUntil)
  }

  /** Returns effects that begin as these. These must not change any more. */
  fork(): ComingEffects<Rule> {
    const due = this.due.map((instants) => new ForkedMap(instants))
    return new ComingEffects(due, this.heap.copy(), this.ranUntil)
  }

  /** Entries of the heap, stale ones among them. */
  get size(): number {
    return this.heap.size
  }

  /** Reports whether an effect may be due by an instant. Stale entries can cause a false positive only. */
  mayBeDue(until: number): boolean {
    const next = this.heap.peek()
    return next !== undefined && next.at <= until
  }

  /** Removes and returns the first effect due by an instant, or undefined. */
  take(until: number): ScheduledEffect<Rule> | undefined {
    for (;;) {
      const next = this.heap.peek()
      if (!next || next.at > until) return undefined
      this.heap.pop()
      this.ordered = undefined
      if (!this.isPresent(next)) continue
      this.due[next.order]?.delete(next.id)
      this.ranUntil = next.at
      return next
    }
  }

  /** Returns the instant of the next effect, optionally of one kind; undefined when none is coming. */
  next(kind?: Rule['kind']): number | undefined {
    return this.list(1, kind)[0]?.at
  }

  /** Returns the next effects in order, at most `limit`. */
  list(limit: number, kind?: Rule['kind']): ScheduledEffect<Rule>[] {
    this.ordered ??= this.heap
      .entries()
      .filter((entry) => this.isPresent(entry))
      .toSorted(byTime)
      // A record that returned to an earlier instant has two entries there.
      .filter((entry, index, sorted) => index === 0 || byTime(entry, sorted[index - 1] as Ordered) !== 0)
    const wanted = kind === undefined ? this.ordered : this.ordered.filter((entry) => entry.kind === kind)
    return wanted.slice(0, limit)
  }

  /** Notes the instant at which a record is due by a rule; undefined when it causes no effect. */
  move({ rule, order, id }: Omit<ScheduledEffect<Rule>, 'at' | 'kind'>, at: number | undefined): void {
    const due = this.due[order]
    // Also keeps a window of the instant that is being applied, which `isComing` would drop.
    if (!due || due.get(id) === at) return
    if (at === undefined || !isComing(rule, at, this.ranUntil)) {
      if (due.delete(id)) this.ordered = undefined
      return
    }
    this.ordered = undefined
    due.set(id, at)
    this.heap.push({ at, kind: rule.kind, rule, id, order })
    this.dropStaleEntries()
  }

  /** Drops stale entries once they outnumber the others: each change of an instant leaves one. */
  private dropStaleEntries(): void {
    const coming = this.due.reduce((sum, { size }) => sum + size, 0)
    if (this.heap.size > 2 * coming + mostStale) this.heap = new EffectHeap(byTime, this.list(Infinity))
  }

  private isPresent({ order, id, at }: ScheduledEffect<Rule>): boolean {
    return this.due[order]?.get(id) === at
  }
}

/** Whether an effect is still to come. A window has opened at its instant; a change stays due until it is applied. */
export function isComing(rule: { readonly apply?: unknown }, at: number, ranUntil: number): boolean {
  return rule.apply !== undefined || at > ranUntil
}

type Ordered = { readonly at: number; readonly order: number; readonly id: number }

function byTime(a: Ordered, b: Ordered): number {
  return a.at - b.at || a.order - b.order || a.id - b.id
}
