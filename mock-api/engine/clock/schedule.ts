import { atOnce, type Steps } from '../steps.ts'
import { ForkedMap } from '../table/forked-map.ts'
import type { Row } from '../table/stored-rows.ts'
import { tableOf, type Tables } from '../table/tables.ts'
import { ComingEffects, type InstantsById, isComing, type ScheduledEffect } from './coming-effects.ts'
import { dueColumn } from './due-columns.ts'
import type { TimeRule } from './effect.ts'

/** The coming effects of a world. Follows every change of a record, and can be rebuilt from the world at any time. */
export class Schedule<W extends Tables, Rule extends TimeRule<W, never>> {
  private present: ComingEffects<Rule>
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
    this.present = atOnce(this.comingIn(world))
  }

  get effects(): ComingEffects<Rule> {
    return this.present
  }

  /** Stops following the world; do not use the schedule afterwards. */
  close(): void {
    for (const stop of this.unfollow) stop()
  }

  rebuild(): void {
    this.present = atOnce(this.comingIn(this.world))
  }

  /**
   * Computes the coming effects of another world, in steps. Excludes windows that opened before its effects last ran.
   * @param origin a world that this one begins as, unchanged; computed once
   */
  *comingIn(world: W, origin?: Tables): Steps<ComingEffects<Rule>> {
    if (!origin) return yield* this.compute(world)
    const known = this.origins.get(origin) ?? (yield* this.compute(world))
    this.origins.set(origin, known)
    return known.fork()
  }

  /** Adopts effects computed by `comingIn` after that world replaced the present one. */
  use(effects: ComingEffects<Rule>): void {
    this.present = effects
  }

  private *compute(world: W): Steps<ComingEffects<Rule>> {
    const ranUntil = this.runUntil(world)
    const due: InstantsById[] = []
    const effects: ScheduledEffect<Rule>[] = []
    for (const [order, rule] of this.rules.entries()) {
      const instants: InstantsById = new ForkedMap()
      tableOf(world, rule.table).values(dueColumn(this.rules, rule), rule.due, (id, at) => {
        if (!isComing(rule, at, ranUntil)) return
        instants.set(id, at)
        effects.push({ at, kind: rule.kind, rule, id, order })
      })
      due.push(instants)
      yield
    }
    return ComingEffects.of(due, effects, ranUntil)
  }

  /** @param own the rules of the record's table, with their indexes */
  private follow(own: readonly [order: number, Rule][], old: Row | undefined, record: Row | undefined): void {
    const id = (record ?? old)?.id
    if (id === undefined) return
    for (const [order, rule] of own)
      this.present.move({ rule, order, id }, record === undefined ? undefined : rule.due(record))
  }
}
