import { findLikePack } from '../../../src/contract/rules/likes/like-packs.ts'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { SecureCheck } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { purchaseWaitText, addPack } from './buy-likes.ts'
import { declinedText } from './payment-result.ts'
import { alreadyPaidText, startPlan } from './plan.ts'

const abandonedText = '認証が中断されました。'
const failedText = '認証に失敗しました。'
const goneText = '現在この操作はできません。'

/**
 * Ends a 3-D Secure check by the member's choice and the card (D-40), and pays the order if it succeeds. A repeated
 * choice, such as a double click, changes nothing and returns the first result.
 */
export function finishSecureCheck(
  world: World,
  check: SecureCheck,
  { approved }: { readonly approved: boolean },
  ctx: Context,
): SecureCheck {
  if (check.finishedAt !== null) return check
  const member = world.members.get(check.memberId)
  const failure = (approved ? cardFailure(check) : abandonedText) ?? orderFailure(world, check, member, ctx)
  if (failure === undefined) payOrder(world, check, member, ctx)
  return world.secureChecks.update(check.id, { finishedAt: ctx.now, failure: failure ?? null })
}

function cardFailure({ outcome }: SecureCheck): string | undefined {
  if (outcome === 'secure-abandoned') return abandonedText
  if (outcome === 'secure-failed') return failedText
  return outcome === 'declined' ? declinedText : undefined
}

/** The member may have left or paid in another window since the order. */
function orderFailure(world: World, { purpose }: SecureCheck, member: Member, ctx: Context): string | undefined {
  if (!isPresent(member)) return goneText
  if (purpose === 'likes') return purchaseWaitText(world, member.id, ctx.now)
  return member.paid ? alreadyPaidText : undefined
}

function payOrder(world: World, { purpose, item, amount, outcome }: SecureCheck, member: Member, ctx: Context): void {
  if (purpose === 'plan') {
    const plan = findPlan(item)
    if (plan) startPlan(world, member, { plan, card: outcome, amount }, ctx)
  } else {
    const pack = findLikePack(item)
    if (pack) addPack(world, member.id, pack, ctx)
  }
}
