import type { MemberName } from '../../../src/contract/control/members.ts'
import { Sex, AgeConf, FemaleStatus } from '../../../src/contract/enums/member.ts'
import { businessDay, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import type { Settings } from '../../world/records/operator.ts'
import type { Context, EffectRule } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'

export function emptyProfile(memberId: number): Profile {
  return {
    id: memberId,
    name: '',
    age: null,
    areas: [],
    bodyType: '',
    height: '',
    weight: '',
    takeMovie: '',
    personality: '',
    sexualExperience: '',
    meeting: { dm: '', tel: '', photo: '', contact: '' },
    preferences: {},
    sadism: '',
    masochism: '',
    freeTimes: [],
    ageRange: [],
    appealPoints: [],
    propensity: '',
    bodyTypeRange: '',
    partnerFollower: '',
  }
}

interface NewMember {
  readonly email: string
  readonly sex: Sex
  readonly uuid: string
  readonly passwordHash: string
  readonly now: number
}

/** Returns the record of a new member: unconfirmed, without profile, document or plan; a man at rank H (D-32). */
export function blankMember({ email, sex, uuid, passwordHash, now }: NewMember): Omit<Member, 'id'> {
  return {
    uuid,
    email,
    sex,
    passwordHash,
    confirmedAt: null,
    confirmation: null,
    reset: null,
    activeStatus: 'active',
    ageConf: AgeConf.none,
    ageConfFile: null,
    femaleStatus: FemaleStatus.signedUp,
    paid: false,
    tutorialDone: false,
    rank: sex === Sex.man ? 'H' : null,
    rankRequested: false,
    lastApplicationAt: null,
    listed: false,
    hiddenMode: false,
    phone: '',
    twitterId: '',
    tiktok: '',
    instagram: '',
    twitterAccountNo: null,
    photos: [null, null, null],
    recommended: null,
    manualTotal: 0,
    bonus: null,
    detailViews: null,
    timelineDraw: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Adds a {@link blankMember} with an empty profile. */
export function newMember(world: World, person: NewMember): Member {
  const member = world.members.insert(blankMember(person))
  world.profiles.put(emptyProfile(member.id))
  return member
}

export function memberName(world: World, id: number): MemberName {
  return { id, name: world.profiles.find(id)?.name ?? '' }
}

/**
 * Whether a member is present for others: not withdrawn, stopped or found to be a minor (IMP-29, D-36). Absent members
 * vanish at once from lists, timeline, footprints and recommendations.
 */
export function isPresent(member: Member): boolean {
  return (
    member.activeStatus === 'active' &&
    member.ageConf !== AgeConf.underAge &&
    member.ageConf !== AgeConf.reportedUnderAge
  )
}

/** Whether age_conf is 2 and, for a man, the plan is paid (C-6). Opens everything between members. */
export function isVerified(member: Member): boolean {
  return member.ageConf === AgeConf.verified && (member.sex === Sex.woman || member.paid)
}

/** Whether a woman's monthly plan is running (D-35). */
export function isPremium(member: Member): boolean {
  return member.sex === Sex.woman && member.paid
}

/** Returns a member's counters of today's business day; undefined for another day, which counts as 0 (D-01, D-10). */
export function countersOfToday<Counters extends { readonly day: string }>(
  counters: Counters | null,
  now: number,
): Counters | undefined {
  return counters !== null && counters.day === businessDay(now) ? counters : undefined
}

/**
 * The daily reset at 03:00 (D-10). Daily counters carry their business day, so nothing is reset. A jump over a year
 * costs 365 of these effects, whatever the number of members.
 */
export const dailyReset: EffectRule<Settings, 'daily-reset'> = {
  kind: 'daily-reset',
  table: 'settings',
  due: (settings) => nextDayStart(settings.settledAt),
  apply: (world, settings, ctx) => void world.settings.update(settings.id, { settledAt: ctx.now }),
  members: () => [],
}

/** Records that a woman has read the guide; repeating it is a no-op (API-18). */
export function finishTutorial(world: World, me: Member, ctx: Context): void {
  if (!me.tutorialDone) world.members.update(me.id, { tutorialDone: true, updatedAt: ctx.now })
}
