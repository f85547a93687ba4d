/** The meanings that a surface may carry; colour never stands alone, a word or drawing says the same. */
export type Tone = 'neutral' | 'plum' | 'amber' | 'rose' | 'leaf' | 'alarm'

/** Soft ground and readable text of a tone. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  plum: 'bg-plum-soft text-plum',
  amber: 'bg-lantern-soft text-ink',
  rose: 'bg-rose-soft text-rose',
  leaf: 'bg-leaf-soft text-leaf',
  alarm: 'bg-alarm-soft text-alarm',
}
