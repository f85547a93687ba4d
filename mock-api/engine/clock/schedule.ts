import type { Row } from '../table/define-table.ts'
import { tableOf, tablesOf, type TableName, type World } from '../../world/world.ts'
import { dueColumn } from './due-columns.ts'
import { EffectHeap } from './effect-heap.ts'
import { effectKinds } from '../../../src/contract/control/effect-kinds.ts'
import type { DescribedEffect, Effect, EffectRule } from './effect.ts'

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
  /** The present due instant per rule and record id; heap entries that disagree are stale. */
  private readonly due: Map<number, number>[]
  private floor = 0
  private readonly rulesByTable = new Map<TableName, EffectRule[]>()

  constructor(
    private readonly world: World,
    private readonly rules: readonly EffectRule[],
  ) {
    this.due = rules.map(() => new Map<number, number>())
    for (const rule of rules)
      this.rulesByTable.set(rule.table, [...(this.rulesByTable.get(rule.table) ?? []), rule])
    for (const table of tablesOf(world)) {
      const own = this.rulesByTable.get(table.name as TableName)
      if (own) table.onChange((_, old, record) => this.follow(own, old, record))
    }
    this.rebuild()
  }

  /** Computes all effects from the world. Windows that opened before `settledAt` are over. */
  rebuild(): void {
    for (const due of this.due) due.clear()
    this.floor = this.world.settings.find(1)?.settledAt ?? 0
    const entries: ScheduledEffect[] = []
    for (const [order, rule] of this.rules.entries()) {
      tableOf(this.world, rule.table).values(dueColumn(this.rules, rule), rule.due, (id, at) => {
        if (!this.isComing(rule, at)) return
        this.due[order]?.set(id, at)
        entries.push({ at, kind: rule.kind, table: rule.table, id, rule, order })
      })
    }
    this.heap = new EffectHeap(before, entries)
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
      if (!this.isPresent(next)) continue
      this.due[next.order]?.delete(next.id)
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
    const live = this.heap.entries().filter((entry) => this.isPresent(entry))
    const wanted = kind === undefined ? live : live.filter((entry) => entry.kind === kind)
    return wanted.toSorted((a, b) => (before(a, b) ? -1 : 1)).slice(0, limit)
  }

  describe(entry: ScheduledEffect, record: Row): DescribedEffect {
    const { at, kind, table, id, rule } = entry
    return {
      at,
      kind,
      subject: `${table}/${id}`,
      members: rule.members(record),
      details: rule.details(record),
    }
  }

  private follow(rules: readonly EffectRule[], old: Row | undefined, record: Row | undefined): void {
    for (const rule of rules) {
      const id = (record ?? old)?.id as number
      const at = record === undefined ? undefined : rule.due(record)
      const order = this.rules.indexOf(rule)
      const due = this.due[order] as Map<number, number>
      if (at === undefined || !this.isComing(rule, at)) due.delete(id)
      else if (due.get(id) !== at) {
        due.set(id, at)
        this.heap.push({ at, kind: rule.kind, table: rule.table, id, rule, order })
      }
    }
  }

  /** A window that is open stays open; a change that is due waits until it has been made. */
  private isComing(rule: EffectRule, at: number): boolean {
    return rule.apply !== undefined || at > this.floor
  }

  private isPresent({ order, id, at }: ScheduledEffect): boolean {
    return this.due[order]?.get(id) === at
  }
}

function before(a: ScheduledEffect, b: ScheduledEffect): boolean {
  if (a.at !== b.at) return a.at < b.at
  const kinds = effectKinds.indexOf(a.kind) - effectKinds.indexOf(b.kind)
  if (kinds !== 0) return kinds < 0
  return a.order !== b.order ? a.order < b.order : a.id < b.id
}
