import type { EffectKind, EffectDetails } from '../../src/contract/control/effects.ts'
import type { DescribedEffect as Described, SettledInstant, TimeRule } from '../engine/clock/effect.ts'
import type { Row } from '../engine/table/define-table.ts'
import type { Context } from './context.ts'
import type { TableName, World } from './world.ts'

/** How records of one table bring about effects of one kind, and whom these concern. */
export interface EffectRule<R extends Row = Row, Kind extends EffectKind = EffectKind> extends TimeRule<
  World,
  Context,
  R,
  Kind
> {
  readonly table: TableName
  /** Ids of the members concerned, in the order in which the line of the effect names them. */
  members(this: void, record: R): readonly number[]
  /** What the line tells besides its members. */
  details(this: void, record: R): EffectDetails[Kind]
}

export type DescribedEffect = Described<EffectRule>

/** The settings say up to which instant every due effect has happened. */
export const settled: SettledInstant<World> = {
  read: (world) => world.settings.find(1)?.settledAt ?? 0,
  write: (world, settledAt) => void world.settings.update(1, { settledAt }),
}
