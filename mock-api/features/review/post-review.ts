import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isReviewable } from '../pairing/choices.ts'
import { isVisible } from '../recommendation/lists.ts'

/** What a woman says about a meeting; form and limits were checked by the contract. */
export type ReviewText = Pick<
  Review,
  'datingDate' | 'scores' | 'foreplay' | 'text' | 'admitOpenInfo' | 'admitPublishing' | 'admitFull'
>

/** The caller's own pairing at 1, 2, 4, 7 with a present partner (API-55). Refuses with `unknown` any other. */
export function getReviewable(world: World, me: Member, pairingId: number): Pairing {
  const pairing = world.pairings.find(pairingId)
  const open =
    pairing !== undefined &&
    pairing.womanId === me.id &&
    isReviewable(pairing, me) &&
    isVisible(world, pairing, me)
  if (!open) throw new Refusal('unknown')
  return pairing
}

/** The first review of a pairing, or undefined. */
export function firstReview(world: World, pairing: Pairing): Review | undefined {
  return world.reviews.by('pairing', pairing.id).find(({ category }) => category === 'review')
}

/** Days of a pairing that have been reviewed (API-55 date_restrictions), ascending. */
export function reviewedDays(world: World, pairing: Pairing): string[] {
  return world.reviews
    .by('pairing', pairing.id)
    .map(({ datingDate }) => datingDate)
    .toSorted()
}

/**
 * Posts the first review of a pairing (API-56): public at once, and the pairing goes to 2 (D-25). Refuses a pairing that
 * cannot be reviewed, a second first review, a future day and a day already reviewed.
 */
export function postReview(
  world: World,
  me: Member,
  pairingId: number,
  text: ReviewText,
  ctx: Context,
): Review {
  const pairing = getReviewable(world, me, pairingId)
  if (firstReview(world, pairing))
    throw new Refusal('state', { msg: 'このお相手の口コミはすでに投稿されています。' })
  return insert(world, pairing, 'review', text, ctx)
}

/** Posts a further review of a pairing for another day (API-57). Refuses as postReview, and without a first review. */
export function postAdditionalReview(
  world: World,
  me: Member,
  pairingId: number,
  text: ReviewText,
  ctx: Context,
): Review {
  const pairing = getReviewable(world, me, pairingId)
  if (!firstReview(world, pairing))
    throw new Refusal('state', { msg: 'このお相手の口コミはまだ投稿されていません。' })
  return insert(world, pairing, 'additional', text, ctx)
}

function insert(
  world: World,
  pairing: Pairing,
  category: Review['category'],
  text: ReviewText,
  ctx: Context,
): Review {
  const { datingDate } = text
  if (datingDate > tokyoDay(ctx.now)) refuseDay('今日までの日付を選択してください')
  if (reviewedDays(world, pairing).includes(datingDate)) refuseDay('その日の口コミはすでに投稿されています。')
  const { id: pairingId, womanId, manId } = pairing
  if (pairing.statusN !== 2) world.pairings.update(pairingId, { statusN: 2, statusAt: ctx.now })
  const at = { createdAt: ctx.now, updatedAt: ctx.now }
  return world.reviews.insert({ category, pairingId, womanId, manId, ...text, ...at })
}

function refuseDay(text: string): never {
  throw new Refusal('invalid', { msg: text, fields: { dating_date: [text] } })
}
