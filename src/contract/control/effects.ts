import * as z from 'zod/mini'
import { townActs } from './town-activity.ts'

/** Kinds of effects of time (D-03), in the order of effects at the same instant. */
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
  'town-activity',
] as const

export type EffectKind = (typeof effectKinds)[number]

/** Named targets of a jump with the kinds of effects behind them. */
export const edgeKinds = {
  'next-reset': ['daily-reset'],
  'reply-window': ['reply-window'],
  'hold-end': ['hold-end'],
  'next-charge': ['charge', 'charge-declined'],
  'like-expiry': ['like-expiry'],
  'age-decision': ['age-decision'],
  'rank-decision': ['rank-decision'],
  'session-expiry': ['session-expiry'],
} as const satisfies Record<string, readonly EffectKind[]>

export type Edge = keyof typeof edgeKinds

/** Names in display order. */
export const edges = Object.keys(edgeKinds) as [Edge, ...Edge[]]

export function belongsToEdge(edge: Edge, kind: EffectKind): boolean {
  const kinds: readonly EffectKind[] = edgeKinds[edge]
  return kinds.includes(kind)
}

export type Tense = 'coming' | 'past'

/** Parameters of the sentence about an effect, besides its members. Each kind has its own. */
export const effectDetails = z.strictObject({
  /** Likes that expire. */
  remain: z.optional(z.int()),
  /** Current rank. */
  from: z.optional(z.string()),
  /** Id of a plan. */
  plan: z.optional(z.int()),
  /** Yen. */
  price: z.optional(z.int()),
  /** Mail that contains the link. */
  mail: z.optional(z.enum(['confirmation', 'password-reset'])),
  /** Missing in a coming effect, because the act is chosen when it happens. */
  act: z.optional(z.enum(townActs)),
})
export type EffectDetails = z.output<typeof effectDetails>
