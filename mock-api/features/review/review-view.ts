import type * as calls from '../../../src/contract/calls/review.ts'
import * as choices from '../../../src/contract/enums/review.ts'
import { defaultPhotoPath } from '../../../src/contract/rules/photo.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { cachedView } from '../../http/cached-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import type { World } from '../../world/world.ts'
import { heartsView } from '../like/hearts.ts'
import { isVisible } from '../pairing/pairing.ts'
import { photoUrl } from '../photo/photo-view.ts'
import * as reviews from './review.ts'
import { satisfactionOf } from './satisfaction.ts'

type PublicFields = Omit<calls.PublicReview, 'liked_count' | 'already_liked'>

/** Returns a review as everybody sees it, without names (API-51, D-61). */
export function publicReviewView(world: World, review: Review, me: Member): calls.PublicReview {
  return { ...publicFields(review), ...heartsView(world, 'review', review.id, me) }
}

/** Returns a review as its author sees it: complete, whatever she publishes, with the partner (API-54, D-136). */
export function ownReviewView(world: World, review: Review, me: Member, origin: string): calls.OwnReview {
  const man = world.members.get(review.manId)
  const shown = isVisible(world, world.pairings.get(review.pairingId), me)
  return {
    ...summary(review),
    published_text: review.text,
    form_concrete_review: review.text,
    detail_show: true,
    ...rated((name) => itemOf(review, name)),
    ...heartsView(world, 'review', review.id, me),
    dating_date: review.datingDate,
    twitter_name: shown ? world.profiles.get(man.id).name : '',
    profile1: shown ? photoUrl(man, origin) : `${origin}${defaultPhotoPath}`,
  }
}

/** Returns the initial values of the review form: days already reviewed and the first review, if any (API-55). */
export function reviewFormView(world: World, pairing: Pairing): calls.ReviewForm {
  const first = reviews.firstReview(world, pairing)
  return {
    recommend_id: pairing.id,
    date_restrictions: reviews.reviewedDays(world, pairing),
    dating_date_from: reviews.firstDay(pairing),
    dating_date: first?.datingDate ?? null,
    ...rated((name) => (first ? scoreOf(first, name) : null)),
    form_foreplay: choices.ratings.find((rating) => rating === first?.foreplay) ?? null,
    form_concrete_review: first?.text ?? null,
    form_admit_open_review_info: first?.admitOpenInfo ?? null,
    form_admit_publishing: first?.admitPublishing ?? null,
    form_admit_full_publishing: first?.admitFull ?? null,
  }
}

/** Fields that depend on the record only, not on the reader. */
const publicFields = cachedView((review: Review): PublicFields => {
  const open = review.admitFull === choices.FullPublishing.allowed
  return {
    ...summary(review),
    published_text: open ? review.text : choices.unpublishedReviewText,
    form_concrete_review: open ? review.text : '',
    detail_show: open,
    ...(open ? rated((name) => itemOf(review, name)) : withheldItems),
  }
})

function summary(review: Review) {
  const { id, category, updatedAt } = review
  return { id, category, point: satisfactionOf(review), updated_at: tokyoIso(updatedAt) }
}

type Item = { readonly score: choices.Rating; readonly text: string }

/** The four answers of each item, created once because lists hold thousands of them. */
const answersOf = rated((name) => {
  const texts = choices.reviewItems.find((item) => item.name === name)?.texts ?? []
  return Object.fromEntries(choices.ratings.map((score) => [score, { score, text: texts[score - 1] ?? '' }])) as Record<
    choices.Rating,
    Item
  >
})
const withheldItems = rated(() => ({ score: null, text: '' }))

function itemOf(review: Review, name: choices.ReviewItemName): Item {
  return answersOf[name][scoreOf(review, name)]
}

function scoreOf(review: Review, name: choices.ReviewItemName): choices.Rating {
  const score = review.scores[name] as choices.Rating | undefined
  if (score === undefined || !choices.ratings.includes(score))
    throw new Error(`Failed to show review ${review.id}: ${name} has no rating.`)
  return score
}

/** Maps the eleven items by name (L-3). */
function rated<Value>(valueOf: (name: choices.ReviewItemName) => Value): Record<choices.ReviewItemName, Value> {
  const values: Partial<Record<choices.ReviewItemName, Value>> = {}
  for (const { name } of choices.reviewItems) values[name] = valueOf(name)
  return values as Record<choices.ReviewItemName, Value>
}
