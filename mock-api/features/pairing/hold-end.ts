import { holdEndedReason } from '../../../src/contract/enums/pairing.ts'
import { holdMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { Pairing } from '../../world/records/pairing.ts'

/** D-11: a hold becomes no-match exactly seven days after it began. */
export const holdEnd: EffectRule<Pairing, 'hold-end'> = {
  kind: 'hold-end',
  table: 'pairings',
  due: (pairing) => (pairing.statusN === 6 && pairing.heldAt !== null ? pairing.heldAt + holdMs : undefined),
  apply: (world, pairing, ctx) =>
    void world.pairings.update(pairing.id, { statusN: 3, statusAt: ctx.now, ngReason: holdEndedReason }),
  members: (pairing) => [pairing.womanId, pairing.manId],
  details: () => undefined,
}
