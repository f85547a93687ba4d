import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** How long after choosing contact a missing reply may be reported (D-12). */
export const replyWindowMs = dayMs

/** D-12: from then on noreplied is accepted. */
export const replyWindow: EffectRule<Pairing> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === 1 && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  text: (world, pairing) =>
    `返信期限：${memberLabel(world, pairing.womanId)}が${memberLabel(world, pairing.manId)}を「返信なし」にできます`,
}
