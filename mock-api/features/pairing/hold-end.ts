import { holdMs } from '../../../src/contract/rules/windows.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-11: a hold becomes no-match exactly seven days after it began. */
export const holdEnd: EffectRule<Pairing> = {
  kind: 'hold-end',
  table: 'pairings',
  due: (pairing) => (pairing.statusN === 6 && pairing.heldAt !== null ? pairing.heldAt + holdMs : undefined),
  apply: (world, pairing, ctx) =>
    void world.pairings.update(pairing.id, { statusN: 3, statusAt: ctx.now, ngReason: '保留期間終了' }),
  text: (world, pairing) =>
    `保留期限：${memberLabel(world, pairing.womanId)}と${memberLabel(world, pairing.manId)}がマッチングなしになります`,
}
