import type { Tone } from '../../../ui/feedback/notice.tsx'

/** Fill of a dot of the track. */
export const dotFill: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  plum: 'bg-plum',
  amber: 'bg-lantern',
  rose: 'bg-rose',
  leaf: 'bg-leaf',
  alarm: 'bg-alarm',
}
