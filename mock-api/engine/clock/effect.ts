import type { EffectKind } from '../../../src/contract/control/effect-kinds.ts'
import type { EffectDetails } from '../../../src/contract/control/effect-text.ts'
import type { Context } from '../../world/context.ts'
import type { Row } from '../table/define-table.ts'
import type { TableName, World } from '../../world/world.ts'

/** Something that will happen at an instant because of one record (D-03). */
export interface Effect {
  readonly at: number
  readonly kind: EffectKind
  readonly table: TableName
  readonly id: number
}

/** How records of one table bring about effects of one kind. */
export interface EffectRule<R extends Row = Row, Kind extends EffectKind = EffectKind> {
  readonly kind: Kind
  readonly table: TableName
  /** When the effect is due, or undefined when this record causes none. */
  due(this: void, record: R): number | undefined
  /**
   * Changes the world, with `ctx.now` the effect's own instant. Without it the effect only opens a window: rules read
   * the same instant from the record. After it the record must not be due at that instant any more.
   */
  readonly apply?: (world: World, record: R, ctx: Context) => void
  /** Ids of the members concerned, in the order in which the line of the effect names them. */
  members(this: void, record: R): readonly number[]
  /** What the line tells besides its members. */
  details(this: void, record: R): EffectDetails[Kind]
}

/** An effect as data: what it is, whom it concerns, and what its line needs to be written. */
export interface DescribedEffect {
  readonly at: number
  readonly kind: EffectKind
  /** `table/id` of the record behind it. */
  readonly subject: string
  readonly members: readonly number[]
  readonly details: EffectDetails[EffectKind]
}
