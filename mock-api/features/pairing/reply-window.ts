import { replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-12: from then on noreplied is accepted. */
export const replyWindow: EffectRule<Pairing> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === 1 && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  text: (world, pairing) =>
    `返信期限：${memberLabel(world, pairing.womanId)}が${memberLabel(world, pairing.manId)}を「返信なし」にできます`,
}
