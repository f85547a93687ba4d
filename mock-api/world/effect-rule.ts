import type { EffectKind, EffectDetails } from '../../src/contract/control/effects.ts'
import type { DescribedEffect as Described, RunUntil, TimeRule } from '../engine/clock/effect.ts'
import type { Row } from '../engine/table/stored-rows.ts'
import type { Context } from './context.ts'
import type { World, TableName } from './world.ts'

/** Rule of one kind of effect of this service: due instants, changes, and members concerned. */
export interface EffectRule<R extends Row = Row, Kind extends EffectKind = EffectKind> extends TimeRule<
  World,
  Context,
  R,
  Kind
> {
  readonly table: TableName
  /** Ids of the members concerned, in the order in which the effect's line names them. */
  members(this: void, record: R): readonly number[]
  /** Details of the effect's line besides its members, if it has any. */
  details?(this: void, record: R): EffectDetails
}

export type DescribedEffect = Described<EffectRule>

/** Instant until which effects have run, a field of the settings. */
export const runUntil: RunUntil<World> = {
  read: (world) => world.settings.find(1)?.settledAt ?? 0,
  write: (world, at) => void world.settings.update(1, { settledAt: at }),
}
