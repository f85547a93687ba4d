/** Kinds of effects of time (D-03), in the order in which those of one instant happen. */
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

/** Named instants that the clock can be moved to, and the effects behind them. */
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

/** Their names in the order in which they are offered. */
export const edges = Object.keys(edgeKinds) as [Edge, ...Edge[]]

/** Whether an effect of this kind is what an edge stands for. */
export function belongsToEdge(edge: Edge, kind: EffectKind): boolean {
  const kinds: readonly EffectKind[] = edgeKinds[edge]
  return kinds.includes(kind)
}
