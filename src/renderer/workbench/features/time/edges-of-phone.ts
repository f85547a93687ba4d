import type { Effect } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { itemOfEffect, type MarkItem } from './track/track-items.ts'

/** Effects that the time bar has already, or that no page of the app shows. */
const leftOut: ReadonlySet<EffectKind> = new Set(['daily-reset', 'session-expiry', 'link-expiry', 'town-activity'])

const mostRows = 6

/**
 * Edges of the member on a phone, nearest first. On the page of a partner the edges of that pairing come first. A jump
 * shows the pairing on both phones; a phone that shows the partner already keeps its page.
 */
export function edgesOfPhone(coming: readonly Effect[], own: number, partner: number | undefined): MarkItem[] {
  const isOfPair = (effect: Effect) => partner !== undefined && concerns(effect, [partner])
  const ofOwn = coming.filter((effect) => !leftOut.has(effect.kind) && concerns(effect, [own]))
  const chosen = [...ofOwn.filter(isOfPair), ...ofOwn.filter((effect) => !isOfPair(effect))].slice(0, mostRows)
  return chosen.map((effect) => itemOfEffect(effect, { past: false, near: isOfPair(effect) }))
}
