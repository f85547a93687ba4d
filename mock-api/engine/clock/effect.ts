import type { Context } from '../../world/context.ts'
import type { Row } from '../table/define-table.ts'
import type { TableName, World } from '../../world/world.ts'

/** Kinds of effects in the order in which those of one instant happen (interfaces.md, Effect kinds). */
export const effectKinds = [
  'daily-reset',
  'like-expiry',
  'hold-end',
  'age-decision',
  'rank-decision',
  'charge',
  'charge-declined',
  'reply-window',
  'rank-window',
  'purchase-window',
  'session-expiry',
  'link-expiry',
] as const

export type EffectKind = (typeof effectKinds)[number]

/** Something that will happen at an instant because of one record (D-03). */
export interface Effect {
  readonly at: number
  readonly kind: EffectKind
  readonly table: TableName
  readonly id: number
}

/** How records of one table bring about effects of one kind. */
export interface EffectRule<R extends Row = Row> {
  readonly kind: EffectKind
  readonly table: TableName
  /** When the effect is due, or undefined when this record causes none. */
  due(this: void, record: R): number | undefined
  /**
   * Changes the world, with `ctx.now` the effect's own instant. Without it the effect only opens a window: rules read
   * the same instant from the record. After it the record must not be due at that instant any more.
   */
  readonly apply?: (world: World, record: R, ctx: Context) => void
  /** One line of Japanese for people: whom it concerns and what happens. */
  text(world: World, record: R): string
}

/** An effect as the workbench lists it. */
export interface DescribedEffect {
  readonly at: number
  readonly kind: EffectKind
  /** `table/id` of the record behind it. */
  readonly subject: string
  readonly text: string
}
