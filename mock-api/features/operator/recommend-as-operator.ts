import type { OperatorStatusN } from '../../../src/contract/control/operator.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { createPairing } from '../pairing/create.ts'
import { findPairing } from '../pairing/pair.ts'

/**
 * The operator brings a woman and a man together, matched at 4 unless another status is wanted; no cap counts it
 * (IMP-16). Refuses with `unknown` whoever left, with `state` a pair that exists or two who cannot be one.
 */
export function recommendAsOperator(
  world: World,
  woman: Member,
  man: Member,
  statusN: OperatorStatusN,
  ctx: Context,
): Pairing {
  if (woman.sex !== 2 || man.sex !== 1)
    throw new Refusal('state', { msg: '女性と男性を1名ずつ指定してください。' })
  if (!isPresent(woman) || !isPresent(man))
    throw new Refusal('unknown', { msg: '退会・利用停止中の会員は紹介できません。' })
  if (findPairing(world, woman, man))
    throw new Refusal('state', { msg: 'このお二人の組み合わせはすでにあります。' })
  const pairing = createPairing(world, woman, man, { statusN, origin: 'operator' }, ctx)
  // At 7 contact was chosen before the reply came (D-25).
  return statusN === 7 ? world.pairings.update(pairing.id, { contactAt: ctx.now }) : pairing
}
