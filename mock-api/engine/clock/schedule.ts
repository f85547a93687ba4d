import { atOnce, type Steps } from '../steps.ts'
import type { Row } from '../table/table-index.ts'
import { tableOf, type Tables } from '../table/table.ts'
import type { Effect, TimeRule } from './effect.ts'

type Due = (record: never) => number | undefined
type DueRule = { readonly kind: string; readonly table: string; readonly due: Due }

/** Under which name a world file keeps the due instants of a rule beside the records, for `Table.values`. */
function dueColumn(rules: readonly DueRule[], rule: DueRule): string {
  return `due-${rules.filter(({ table }) => table === rule.table).indexOf(rule)}-${rule.kind}`
}

/** All of them, by table. */
export function dueColumns(rules: readonly DueRule[]): Record<string, Record<string, Due>> {
  const columns: Record<string, Record<string, Due>> = {}
  for (const rule of rules) columns[rule.table] = { ...columns[rule.table], [dueColumn(rules, rule)]: rule.due }
  return columns
}

/** A binary heap: push and pop cost the logarithm of its size. */
class EffectHeap<T> {
  /** Takes over the array of what it begins with. */
  constructor(
    private readonly before: (a: T, b: T) => boolean,
    private readonly items: T[] = [],
  ) {
    for (let at = (items.length >>> 1) - 1; at >= 0; at -= 1) this.sink(at, items[at] as T)
  }

  peek(): T | undefined {
    return this.items[0]
  }

  push(item: T): void {
    let at = this.items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.before(item, this.items[parent] as T)) break
      this.items[at] = this.items[parent] as T
      at = parent
    }
    this.items[at] = item
  }

  pop(): T | undefined {
    const first = this.items[0]
    const last = this.items.pop()
    if (last === undefined || this.items.length === 0) return first
    this.sink(0, last)
    return first
  }

  /** All items, in no order. */
  entries(): T[] {
    return [...this.items]
  }

  /** Puts an item at a position or below it, where it belongs. */
  private sink(from: number, item: T): void {
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.items.length) break
      if (child + 1 < this.items.length && this.before(this.items[child + 1] as T, this.items[child] as T)) child += 1
      if (!this.before(this.items[child] as T, item)) break
      this.items[at] = this.items[child] as T
      at = child
    }
    this.items[at] = item
  }
}

/** An effect with the position of its rule among all. */
export interface ScheduledEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly order: number
}

/** All coming effects of a world. */
interface ComingEffects<Rule extends { readonly kind: string }> {
  readonly heap: EffectHeap<ScheduledEffect<Rule>>
  /** The present due instant per rule and record id; heap entries that disagree are stale. */
  readonly due: readonly Map<number, number>[]
  /** Up to this instant everything has been. */
  floor: number
}

/**
 * The coming effects of a world in order of time, then of their rules, then of ids. It holds nothing that the world does
 * not say: it follows each change of a record and can be computed from the world at any time (`rebuild`).
 */
export class Schedule<W extends Tables, Rule extends TimeRule<W, never>> {
  private effects: ComingEffects<Rule>
  /** All coming effects in order, from the question that needed them to the next change. */
  private ordered: readonly ScheduledEffect<Rule>[] | undefined
  private readonly unfollow: (() => void)[] = []

  constructor(
    private readonly world: W,
    private readonly rules: readonly Rule[],
    private readonly settledAt: (world: W) => number,
  ) {
    for (const name of new Set(rules.map(({ table }) => table))) {
      const own = [...rules.entries()].filter(([, { table }]) => table === name)
      this.unfollow.push(tableOf(world, name).onChange((_, old, record) => this.follow(own, old, record)))
    }
    this.effects = atOnce(this.comingIn(world))
  }

  /** Stops following the world; the schedule must not be used any more. */
  close(): void {
    for (const stop of this.unfollow) stop()
  }

  /** Computes all effects from the world. */
  rebuild(): void {
    this.use(atOnce(this.comingIn(this.world)))
  }

  /** Computes all effects of another world, in steps. Windows that opened before its settled instant are over. */
  *comingIn(world: W): Steps<ComingEffects<Rule>> {
    const floor = this.settledAt(world)
    const due = this.rules.map(() => new Map<number, number>())
    const entries: ScheduledEffect<Rule>[] = []
    for (const [order, rule] of this.rules.entries()) {
      tableOf(world, rule.table).values(dueColumn(this.rules, rule), rule.due, (id, at) => {
        if (!isComing(rule, at, floor)) return
        due[order]?.set(id, at)
        entries.push({ at, kind: rule.kind, rule, id, order })
      })
      yield
    }
    return { heap: new EffectHeap(before, entries), due, floor }
  }

  /** Goes on with what was computed of a world that has taken the place of the present one. */
  use(effects: ComingEffects<Rule>): void {
    this.effects = effects
    this.ordered = undefined
  }

  /** Whether anything may be due at or before an instant; a record that changed since can make it say yes in vain. */
  mayBeDue(until: number): boolean {
    const next = this.effects.heap.peek()
    return next !== undefined && next.at <= until
  }

  /** Takes the first effect that is due at or before an instant, or undefined. */
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

  /** The instant of the next effect of a kind, or of any kind; undefined when none is coming. */
  next(kind?: Rule['kind']): number | undefined {
    return this.coming(1, kind)[0]?.at
  }

  /** The next effects in order, at most `limit`. */
  coming(limit: number, kind?: Rule['kind']): ScheduledEffect<Rule>[] {
    this.ordered ??= this.effects.heap
      .entries()
      .filter((entry) => this.isPresent(entry))
      .toSorted((a, b) => (before(a, b) ? -1 : 1))
    const wanted = kind === undefined ? this.ordered : this.ordered.filter((entry) => entry.kind === kind)
    return wanted.slice(0, limit)
  }

  private follow(own: readonly [number, Rule][], old: Row | undefined, record: Row | undefined): void {
    for (const [order, rule] of own) {
      const id = (record ?? old)?.id as number
      const at = record === undefined ? undefined : rule.due(record)
      const due = this.effects.due[order] as Map<number, number>
      if (at === undefined || !isComing(rule, at, this.effects.floor)) {
        if (due.delete(id)) this.ordered = undefined
      } else if (due.get(id) !== at) {
        this.ordered = undefined
        due.set(id, at)
        this.effects.heap.push({ at, kind: rule.kind, rule, id, order })
      }
    }
  }

  private isPresent({ order, id, at }: ScheduledEffect<Rule>): boolean {
    return this.effects.due[order]?.get(id) === at
  }
}

/** A window that is open stays open; a change that is due waits until it has been made. */
function isComing(rule: { readonly apply?: unknown }, at: number, floor: number): boolean {
  return rule.apply !== undefined || at > floor
}

type Ordered = { readonly at: number; readonly order: number; readonly id: number }

function before(a: Ordered, b: Ordered): boolean {
  if (a.at !== b.at) return a.at < b.at
  return a.order !== b.order ? a.order < b.order : a.id < b.id
}
