import type { Effect } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import type { Tone } from '../../../ui/feedback/tone.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from './copy.ts'

/** Kind of an item of the track: an effect, or a moment to go back to. */
export type MarkKind = EffectKind | 'moment'

const tones: Readonly<Record<MarkKind, Tone>> = {
  'daily-reset': 'amber',
  'hold-end': 'rose',
  'reply-window': 'plum',
  'rank-decision': 'leaf',
  'rank-window': 'neutral',
  'age-decision': 'leaf',
  charge: 'amber',
  'charge-declined': 'alarm',
  'like-expiry': 'rose',
  'purchase-window': 'neutral',
  'session-expiry': 'neutral',
  'link-expiry': 'neutral',
  'town-activity': 'plum',
  moment: 'neutral',
}

/** Name of a kind in the current language, and its colour. */
export const lookOfKind = (kind: MarkKind): { readonly label: string; readonly tone: Tone } => ({
  label: currentCopy(worldCopy).kinds[kind],
  tone: tones[kind],
})

/** Whether an effect concerns one of the members. */
export const concerns = ({ members }: Pick<Effect, 'members'>, memberIds: readonly number[]): boolean =>
  members.some(({ id }) => memberIds.includes(id))
