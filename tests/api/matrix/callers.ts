import { passwords } from '../../../mock-api/world/passwords.ts'
import type { Login } from '../../../mock-api/world/records/auth.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Mock } from '../../support/mock.ts'
import { aMan, aWoman } from '../../support/world/a-member.ts'
import { aPairing } from '../../support/world/a-pairing.ts'
import { aProfile } from '../../support/world/a-profile.ts'
import { aReview } from '../../support/world/a-review.ts'

export const password = 'yoimachi123'

/** A caller: a member in some state and the login to send. */
interface Standing {
  readonly sex: 1 | 2
  readonly member?: Partial<Omit<Member, 'id' | 'sex'>>
  /** Changes the login after it was opened; `ends` ends it. */
  readonly login?: Partial<Omit<Login, 'id'>> | 'ends'
  readonly headers?: (own: Readonly<Record<string, string>>, other: Member) => Record<string, string>
  readonly pairing?: (partner: Member) => Partial<Omit<Pairing, 'id' | 'womanId' | 'manId'>>
  /** Fields that are added to every request. */
  readonly claims?: (other: Member) => object
}

const unverified = { ageConf: 0, ageConfFile: null } as const

/** Fifteen kinds of callers, a blocked one and one who names another member as herself. */
export const standings = {
  nobody: { sex: 2, headers: () => ({}) },
  'a forged token': { sex: 2, headers: (own) => ({ ...own, 'access-token': 'forged' }) },
  'the login of another': { sex: 2, headers: (own, other) => ({ ...own, uid: other.email }) },
  'an expired login': { sex: 1, login: { expiresAt: 0 } },
  'a login that was ended': { sex: 1, login: 'ends' },
  'an unconfirmed woman': { sex: 2, member: { confirmedAt: null } },
  'a minor by document': { sex: 2, member: { ageConf: 3 } },
  'a reported minor': { sex: 1, member: { ageConf: 4 } },
  'a withdrawn woman': { sex: 2, member: { activeStatus: 'inactive' } },
  'an unverified woman': { sex: 2, member: unverified },
  'a free woman': { sex: 2 },
  'a premium woman': { sex: 2, member: { paid: true } },
  'an unverified man': { sex: 1, member: { ...unverified, paid: false } },
  'an unpaid man': { sex: 1, member: { paid: false } },
  'a paid man': { sex: 1 },
  'a blocked man': { sex: 1, pairing: ({ id }) => ({ statusN: 3, blockedBy: id }) },
  'a woman who names another': { sex: 2, claims: ({ id }) => ({ user_id: id }) },
} satisfies Readonly<Record<string, Standing>>

export type CallerName = keyof typeof standings

/** A caller with everything that the requests name. */
export interface MatrixCaller {
  readonly headers: Readonly<Record<string, string>>
  readonly member: Member
  readonly partner: Member
  readonly pairing: Pairing
  readonly claims: object
}

/** Adds a caller with an exclusive partner to the world. */
export async function join(mock: Mock, name: CallerName): Promise<MatrixCaller> {
  const standing: Standing = standings[name]
  const { member, partner, pairing } = mock.arrange((world) => addPair(world, standing, mock))
  const { headers } = await mock.signIn(member.email)
  mock.arrange((world) => {
    const [login] = world.logins.by('member', member.id)
    if (!login || !standing.login) return
    if (standing.login === 'ends') world.logins.delete(login.id)
    else world.logins.update(login.id, standing.login)
  })
  return {
    headers: standing.headers?.(headers, partner) ?? headers,
    member,
    partner,
    pairing,
    claims: standing.claims?.(partner) ?? {},
  }
}

function addPair(world: World, { sex, member: patch, pairing: changes }: Standing, mock: Mock) {
  const now = mock.server.runtime.time.now()
  const passwordHash = passwords.hash(password, 'salt')
  const account = { passwordHash, bonus: null }
  const woman = aWoman(world, { ...account, ...(sex === 2 && patch) })
  const man = aMan(world, { ...account, twitterId: `man_${woman.id}`, ...(sex === 1 && patch) })
  for (const person of [woman, man]) aProfile(world, person)
  const [member, partner] = sex === 2 ? [woman, man] : [man, woman]
  // Contact was chosen long enough ago for API-36.
  const matched = { statusN: 1, contactAt: now - 2 * dayMs, womanWrote: true } as const
  const pairing = aPairing(world, woman, man, { ...matched, ...changes?.(partner) })
  return { member, partner, pairing }
}

/** Other records: a review, a post of another member, a topic for all. */
export interface Surroundings {
  readonly reviewId: number
  readonly topicId: number
  readonly postId: number
  readonly announcementId: number
  readonly noticeId: number
}

/** Withdraws all seeded members and adds the records that the requests name. */
export function furnish(mock: Mock): Surroundings {
  const createdAt = mock.server.runtime.time.now()
  return mock.arrange((world) => {
    const [woman, man] = [aWoman(world), aMan(world)]
    const review = aReview(world, aPairing(world, woman, man, { statusN: 2 }))
    const topic = world.topics.insert({ name: '雑談', target: 'common', createdAt })
    const content = 'こんばんは'
    const post = { topicId: topic.id, authorId: woman.id, authorSex: 2, content, createdAt } as const
    const text = { title: 'お知らせ', body: '本文', audience: null, createdAt }
    return {
      reviewId: review.id,
      topicId: topic.id,
      postId: world.posts.insert(post).id,
      announcementId: world.announcements.insert(text).id,
      noticeId: world.notices.insert({ ...text, info: '' }).id,
    }
  })
}
