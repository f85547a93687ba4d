import type { MemberName } from '../../../src/contract/control/world.ts'
import { businessDay, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context, EffectRule } from '../../world/context.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import type { Settings } from '../../world/records/settings.ts'
import type { World } from '../../world/world.ts'

/** The profile of a member who has not written one yet. */
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
  readonly sex: 1 | 2
  readonly uuid: string
  readonly passwordHash: string
  readonly now: number
}

/** The record that sign-up leaves: unconfirmed, without profile, document or plan; a man at rank H (D-32). */
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
    ageConf: 0,
    ageConfFile: null,
    femaleStatus: 0,
    paid: false,
    tutorialDone: false,
    rank: sex === 1 ? 'H' : null,
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

/** Adds a member as {@link blankMember}, with an empty profile. */
export function newMember(world: World, person: NewMember): Member {
  const member = world.members.insert(blankMember(person))
  world.profiles.put(emptyProfile(member.id))
  return member
}

/** A member as the lists of the workbench name one, as called now. */
export function memberName(world: World, id: number): MemberName {
  return { id, name: world.profiles.find(id)?.name ?? '' }
}

/**
 * Whether a member still exists for others: not withdrawn, not stopped, not found to be a minor (IMP-29, D-36). Those
 * who are not present vanish from lists, timeline, footprints and recommendation at once.
 */
export function isPresent(member: Member): boolean {
  return member.activeStatus === 'active' && member.ageConf !== 3 && member.ageConf !== 4
}

/** C-6: age_conf 2, a man also paid. Opens everything between people. */
export function isVerified(member: Member): boolean {
  return member.ageConf === 2 && (member.sex === 2 || member.paid)
}

/** D-35: a woman whose monthly plan runs. */
export function isPremium(member: Member): boolean {
  return member.sex === 2 && member.paid
}

/**
 * A member's counters of the present business day, or undefined when they are of another day: then everything of the
 * day counts as zero (D-01, D-10).
 */
export function countersOfToday<Counters extends { readonly day: string }>(
  counters: Counters | null,
  now: number,
): Counters | undefined {
  return counters !== null && counters.day === businessDay(now) ? counters : undefined
}

/**
 * 03:00 (D-10). Counters of the day carry the business day they belong to, so nothing needs to be set back: a jump of a
 * year costs 365 of these, however many members there are.
 */
export const dailyReset: EffectRule<Settings, 'daily-reset'> = {
  kind: 'daily-reset',
  table: 'settings',
  due: (settings) => nextDayStart(settings.settledAt),
  apply: (world, settings, ctx) => void world.settings.update(settings.id, { settledAt: ctx.now }),
  members: () => [],
  details: () => undefined,
}

/** A woman has read the guide; repeating it changes nothing (API-18). */
export function finishTutorial(world: World, me: Member, ctx: Context): void {
  if (!me.tutorialDone) world.members.update(me.id, { tutorialDone: true, updatedAt: ctx.now })
}
