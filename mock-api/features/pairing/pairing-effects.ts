import { holdEndedReason } from '../../../src/contract/enums/ng-reasons.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { holdMs, replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Pairing } from '../../world/records/pairing.ts'

/** Turns a hold into a no-match exactly seven days after its start (D-11). */
export const holdEnd: EffectRule<Pairing, 'hold-end'> = {
  kind: 'hold-end',
  table: 'pairings',
  due: (pairing) => (pairing.statusN === StatusN.held && pairing.heldAt !== null ? pairing.heldAt + holdMs : undefined),
  apply: (world, pairing, ctx) =>
    void world.pairings.update(pairing.id, { statusN: StatusN.noMatch, statusAt: ctx.now, ngReason: holdEndedReason }),
  members: (pairing) => [pairing.womanId, pairing.manId],
}

/** From this instant noreplied is accepted (D-12). */
export const replyWindow: EffectRule<Pairing, 'reply-window'> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === StatusN.contact && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  members: (pairing) => [pairing.womanId, pairing.manId],
}
