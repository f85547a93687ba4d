import { replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { Pairing } from '../../world/records/pairing.ts'

/** D-12: from then on noreplied is accepted. */
export const replyWindow: EffectRule<Pairing, 'reply-window'> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === 1 && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  members: (pairing) => [pairing.womanId, pairing.manId],
  details: () => undefined,
}
