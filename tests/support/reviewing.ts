import type { Member } from '../../mock-api/world/records/member.ts'
import type { Pairing } from '../../mock-api/world/records/pairing.ts'
import { reviewItems } from '../../src/contract/enums/review.ts'
import { dayMs } from '../../src/contract/rules/tokyo-time.ts'
import type { Caller, Mock } from './mock.ts'
import { openPairing } from './open-pairing.ts'

/** A woman, a man and their match of two weeks ago in a world without reviews. */
export interface Meeting {
  readonly mock: Mock
  readonly woman: Caller
  readonly man: Caller
  readonly pairing: Pairing
  /** Current record of the pairing. */
  now(): Pairing
}

/** A verified, logged-in persona. */
export async function verified(mock: Mock, persona: string, patch: Partial<Member> = {}): Promise<Caller> {
  const found = mock.world.members.findBy('email', `${persona}@yoimachi.example`)
  if (!found) throw new Error(`Failed to find the persona ${persona}.`)
  const standing = { paid: found.sex === 1, ageConf: 2, confirmedAt: 0, activeStatus: 'active' } as const
  mock.arrange((world) => world.members.update(found.id, { ...standing, ...patch }))
  return mock.signIn(persona)
}

function clearReviews(mock: Mock): void {
  mock.arrange((world) => {
    for (const { id } of [...world.reviews.all()]) world.reviews.delete(id)
    for (const { id } of [...world.reviewLikes.all()]) world.reviewLikes.delete(id)
  })
}

export async function meeting(mock: Mock, statusN: Pairing['statusN'] = 1): Promise<Meeting> {
  clearReviews(mock)
  const woman = await verified(mock, 'woman')
  const man = await verified(mock, 'man')
  const createdAt = mock.server.runtime.time.now() - 14 * dayMs
  const pairing = openPairing(mock, 'woman', 'man', { statusN, createdAt })
  return { mock, woman, man, pairing, now: () => mock.world.pairings.get(pairing.id) }
}

/** Fields of the review form except the id; all items have the same rating. */
function reviewFields(dating_date: string, patch: Record<string, unknown> = {}, rating = 3) {
  const items = Object.fromEntries(reviewItems.map(({ name }) => [name, rating]))
  return {
    dating_date,
    ...items,
    form_concrete_review: '丁寧な方で、安心して過ごせました。',
    form_admit_open_review_info: 1,
    form_admit_publishing: 1,
    form_admit_full_publishing: 3,
    ...patch,
  }
}

/** Posts the first review of a pairing (API-56). */
export const postFirst = (me: Caller, id: number, day: string, patch = {}, rating = 3) =>
  me.post('/api/create_review', { recommend: { id, review: 1, ...reviewFields(day, patch, rating) } })

/** Posts a further review of a pairing (API-57). */
export const postFurther = (me: Caller, recommend_id: number, day: string, patch = {}, rating = 3) =>
  me.post('/api/additional_review', {
    additional_review: { recommend_id, ...reviewFields(day, patch, rating) },
  })
