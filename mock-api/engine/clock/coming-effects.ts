import { ForkedMap } from '../table/forked-map.ts'
import { EffectHeap } from './effect-heap.ts'
import type { Effect } from './effect.ts'

/** Stale entries of the heap that stay besides as many as there are coming effects. */
const mostStale = 1000

/** Rule of an effect: one without `apply` only opens a window. */
type ComingRule = { readonly kind: string; readonly apply?: unknown }

/** An effect with the index of its rule. */
export interface ScheduledEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly order: number
}

/** A record that may be due by a rule. */
type DueRecord<Rule extends { readonly kind: string }> = Pick<ScheduledEffect<Rule>, 'rule' | 'order' | 'id'>

/** Due instants of one rule, by record id. */
export type InstantsById = ForkedMap<number, number>

/**
 * Coming effects, ordered by time, rule and id. The heap has an entry for each instant that a record has had. An entry
 * is stale, and skipped, when the record has left that instant.
 */
export class ComingEffects<Rule extends ComingRule> {
  /** Cache of `list`: all effects in order, valid until the next change. */
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
      if (!this.isPresent(next)) continue
      this.remove(next)
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
    this.ordered ??= distinct(
      this.heap
        .entries()
        .filter((entry) => this.isPresent(entry))
        .toSorted(byTime),
    )
    const wanted = kind === undefined ? this.ordered : this.ordered.filter((entry) => entry.kind === kind)
    return wanted.slice(0, limit)
  }

  /** Notes the instant at which a record is due by a rule; undefined when it causes no effect. */
  move(record: DueRecord<Rule>, at: number | undefined): void {
    // The window of the instant that is being applied stays for `take`, although it no longer counts as coming.
    if (this.instantOf(record) === at) return
    if (at !== undefined && isComing(record.rule, at, this.ranUntil)) this.add(record, at)
    else this.remove(record)
  }

  private add({ rule, order, id }: DueRecord<Rule>, at: number): void {
    this.due[order]?.set(id, at)
    this.heap.push({ at, kind: rule.kind, rule, id, order })
    this.ordered = undefined
    this.dropStaleEntries()
  }

  /** The entries of a removed record are stale from now on. */
  private remove({ order, id }: DueRecord<Rule>): void {
    if (this.due[order]?.delete(id)) this.ordered = undefined
  }

  /** Drops stale entries once they outnumber the others: each change of an instant leaves one. */
  private dropStaleEntries(): void {
    const coming = this.due.reduce((sum, { size }) => sum + size, 0)
    if (this.heap.size > 2 * coming + mostStale) this.heap = new EffectHeap(byTime, this.list(Infinity))
  }

  private instantOf({ order, id }: DueRecord<Rule>): number | undefined {
    return this.due[order]?.get(id)
  }

  private isPresent(effect: ScheduledEffect<Rule>): boolean {
    return this.instantOf(effect) === effect.at
  }
}

/** Whether an effect is still to come. A window has opened at its instant; a change stays due until it is applied. */
export function isComing({ apply }: { readonly apply?: unknown }, at: number, ranUntil: number): boolean {
  return apply !== undefined || at > ranUntil
}

type Place = { readonly at: number; readonly order: number; readonly id: number }

function byTime(a: Place, b: Place): number {
  return a.at - b.at || a.order - b.order || a.id - b.id
}

/** Leaves one of sorted entries with the same place: a record that returned to an earlier instant has two there. */
function distinct<Entry extends Place>(sorted: readonly Entry[]): Entry[] {
  return sorted.filter((entry, index) => {
    const former = sorted[index - 1]
    return !former || byTime(former, entry) !== 0
  })
}
