import type { Row } from '../world/define-table.ts'
import { tablesOf, type TableName, type World } from '../world/world.ts'
import { EffectHeap } from './effect-heap.ts'
import { effectKinds, type DescribedEffect, type Effect, type EffectRule } from './effect.ts'
import { effectRules } from './rules.ts'

/** An effect together with the rule that brings it about. */
export interface ScheduledEffect extends Effect {
  readonly rule: EffectRule
  readonly order: number
}

/**
 * The coming effects of a world in order of time, then kind, table and id. It holds nothing that the world does not say:
 * it follows each change of a record and can be built anew at any time (`rebuild`).
 */
export class Schedule {
  private heap = new EffectHeap<ScheduledEffect>(before)
  /** The present due instant per rule and record; heap entries that disagree are stale. */
  private due = new Map<string, number>()
  private floor = 0
  private readonly rules = new Map<TableName, EffectRule[]>()

  constructor(private readonly world: World) {
    for (const rule of effectRules) this.rules.set(rule.table, [...(this.rules.get(rule.table) ?? []), rule])
    for (const table of tablesOf(world)) {
      const rules = this.rules.get(table.name as TableName)
      if (rules) table.onChange((_, old, record) => this.follow(rules, old, record))
    }
    this.rebuild()
  }

  /** Computes all effects from the world. Windows that opened before `settledAt` are over. */
  rebuild(): void {
    this.heap = new EffectHeap<ScheduledEffect>(before)
    this.due.clear()
    this.floor = this.world.settings.find(1)?.settledAt ?? 0
    for (const table of tablesOf(this.world)) {
      const rules = this.rules.get(table.name as TableName)
      if (!rules) continue
      for (const record of table.all()) this.follow(rules, undefined, record)
    }
  }

  /** Whether anything may be due at or before an instant; a record that changed since can make it say yes in vain. */
  mayBeDue(until: number): boolean {
    const next = this.heap.peek()
    return next !== undefined && next.at <= until
  }

  /** Takes the first effect that is due at or before an instant, or undefined. */
  take(until: number): ScheduledEffect | undefined {
    for (;;) {
      const next = this.heap.peek()
      if (!next || next.at > until) return undefined
      this.heap.pop()
      if (this.due.get(keyOf(next.rule, next.id)) !== next.at) continue
      this.due.delete(keyOf(next.rule, next.id))
      this.floor = next.at
      return next
    }
  }

  /** The instant of the next effect of a kind, or of any kind; undefined when none is coming. */
  next(kind?: Effect['kind']): number | undefined {
    return this.coming(1, kind)[0]?.at
  }

  /** The next effects in order, at most `limit`. */
  coming(limit: number, kind?: Effect['kind']): ScheduledEffect[] {
    const live = this.heap.entries().filter((entry) => this.due.get(keyOf(entry.rule, entry.id)) === entry.at)
    const wanted = kind === undefined ? live : live.filter((entry) => entry.kind === kind)
    return wanted.toSorted((a, b) => (before(a, b) ? -1 : 1)).slice(0, limit)
  }

  describe(entry: ScheduledEffect, record: Row): DescribedEffect {
    const { at, kind, table, id, rule } = entry
    return { at, kind, subject: `${table}/${id}`, text: rule.text(this.world, record) }
  }

  private follow(rules: readonly EffectRule[], old: Row | undefined, record: Row | undefined): void {
    for (const rule of rules) {
      const id = (record ?? old)?.id as number
      const at = record === undefined ? undefined : rule.due(record)
      const key = keyOf(rule, id)
      // A window that is open stays open; a change that is due waits until it has been made.
      if (at === undefined || (rule.apply === undefined && at <= this.floor)) this.due.delete(key)
      else if (this.due.get(key) !== at) {
        this.due.set(key, at)
        this.heap.push({ at, kind: rule.kind, table: rule.table, id, rule, order: effectRules.indexOf(rule) })
      }
    }
  }
}

function keyOf(rule: EffectRule, id: number): string {
  return `${effectRules.indexOf(rule)} ${id}`
}

function before(a: ScheduledEffect, b: ScheduledEffect): boolean {
  if (a.at !== b.at) return a.at < b.at
  const kinds = effectKinds.indexOf(a.kind) - effectKinds.indexOf(b.kind)
  if (kinds !== 0) return kinds < 0
  return a.order !== b.order ? a.order < b.order : a.id < b.id
}
