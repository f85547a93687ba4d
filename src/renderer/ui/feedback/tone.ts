/** Meanings of a surface. Colour never stands alone: a word or icon says the same. */
export type Tone = 'neutral' | 'plum' | 'amber' | 'rose' | 'leaf' | 'alarm'

/** Soft background and readable text of a tone. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  plum: 'bg-plum-soft text-plum',
  amber: 'bg-lantern-soft text-ink',
  rose: 'bg-rose-soft text-rose',
  leaf: 'bg-leaf-soft text-leaf',
  alarm: 'bg-alarm-soft text-alarm',
}

/** Background of a dot in a tone. */
export const dotFill: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  plum: 'bg-plum',
  amber: 'bg-lantern',
  rose: 'bg-rose',
  leaf: 'bg-leaf',
  alarm: 'bg-alarm',
}
