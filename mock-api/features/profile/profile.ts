import type { FemaleAttributes, MaleAttributes, updateProfileEndpoint } from '../../../src/contract/calls/profile.ts'
import { completenessItems, type CompletenessItem } from '../../../src/contract/enums/completeness.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { preferences } from '../../../src/contract/enums/preferences.ts'
import { countWithoutSpace } from '../../../src/contract/rules/characters.ts'
import { freeTextMinLength } from '../../../src/contract/rules/text-limits.ts'
import type { RequestOf } from '../../../src/contract/wire/endpoint.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { photoCount, sampleSlot, withPhoto } from '../photo/photo.ts'

/** Refuses a social account id that another member has, regardless of case (API-11, API-16, RANK-43); '' is free. */
export function assertTwitterIdFree(world: World, me: Member, twitterId: string): void {
  const holders = world.members.idsBy('twitterId', twitterId.toLowerCase())
  if (holders.every((id) => id === me.id)) return
  throw new Refusal('invalid', { fields: { twitterid: ['Twitter IDは登録されています。'] } })
}

type Input = RequestOf<typeof updateProfileEndpoint>['user']
type Attributes = MaleAttributes | FemaleAttributes

/** Reads a save of the forms (API-11): omits keys that were not sent and ignores attributes of the other sex. */
export function readProfileChange(input: Input, me: Member, stored: Profile): ProfileChange {
  const { phone, twitterid, tiktok, instagram, default_img_no: sample = 0 } = input
  return {
    account: given({ phone, twitterId: twitterid, tiktok, instagram }),
    profile:
      me.sex === Sex.man
        ? readMan(input.maleraw_attributes ?? {}, stored)
        : readWoman(input.femaleraw_attributes ?? {}, stored),
    sample,
  }
}

function readMan(sent: MaleAttributes, stored: Profile): Partial<Profile> {
  return given({
    ...readCommon(sent, stored),
    height: sent.height,
    weight: sent.weight,
    personality: sent.personarity,
    propensity: sent.propensity,
    bodyTypeRange: sent.body_type_range,
    ageRange: asList(sent.age_range),
    appealPoints: sent.appear_points,
  })
}

function readWoman(sent: FemaleAttributes, stored: Profile): Partial<Profile> {
  return given({
    ...readCommon(sent, stored),
    partnerFollower: sent.partner_follower,
    ageRange: sent.age_range,
    appealPoints: asList(sent.appear_points),
  })
}

function readCommon(sent: Attributes, stored: Profile) {
  return {
    name: sent.twitter_name,
    age: sent.age,
    areas: sent.area,
    bodyType: sent.body_type,
    takeMovie: sent.takemovie,
    sexualExperience: sent.sexual_experience,
    freeTimes: sent.your_freetimes,
    sadism: sent.your_sadism,
    masochism: sent.your_masochism,
    meeting: {
      dm: sent.your_pre_dm ?? stored.meeting.dm,
      tel: sent.your_pre_tel ?? stored.meeting.tel,
      photo: sent.your_pre_photo ?? stored.meeting.photo,
      contact: sent.your_pre_contact ?? stored.meeting.contact,
    },
    preferences: readPreferences(sent, stored),
  }
}

function readPreferences(sent: Attributes, stored: Profile): Profile['preferences'] {
  const answers = { ...stored.preferences }
  for (const { name } of preferences) {
    const answer = sent[name]
    if (answer !== undefined) answers[name] = answer
  }
  return answers
}

/** Returns a single value as the stored list; '' gives the empty list. */
function asList(value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined
  return value === '' ? [] : [value]
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Removes keys that were not sent. */
function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}

/** Returns the items of L-8 that a member has reached, and their sum in points, 0 to 100. */
export function completeness(member: Member, profile: Profile) {
  const reached = {} as Record<CompletenessItem['item'], boolean>
  const facts = { member, profile, characters: countWithoutSpace(profile.propensity) }
  let points = 0
  for (const item of completenessItems) {
    reached[item.item] = isReached(item, facts)
    if (reached[item.item]) points += item.points
  }
  return { points, reached }
}

/** Whether user name, age, area and body type are set: the first item, which also lifts a man from H to G (API-11). */
function hasBasics(profile: Profile): boolean {
  return profile.name !== '' && profile.age !== null && profile.areas.length > 0 && profile.bodyType !== ''
}

interface Facts {
  readonly member: Member
  readonly profile: Profile
  readonly characters: number
}

function isReached({ group, atLeast = 1 }: CompletenessItem, { member, profile, characters }: Facts): boolean {
  switch (group) {
    case 'profile':
      return hasBasics(profile)
    case 'photos':
      return photoCount(member) >= atLeast
    case 'appeal':
      return profile.appealPoints.length >= atLeast
    case 'text':
      return characters >= atLeast
    case 'sns':
      return member.twitterId !== ''
  }
}

/**
 * Returns the rank that a saved profile gives a man on the ladder (D-32, API-11). H becomes G with user name, age, area
 * and body type; F becomes E with an introduction of 50 characters. One step per save; all others keep the rank.
 */
export function rankAfterSave(member: Member, profile: Profile): string | null {
  if (member.sex === Sex.man && member.rank === 'H' && hasBasics(profile)) return 'G'
  if (member.sex === Sex.man && member.rank === 'F' && isIntroduction(profile.propensity)) return 'E'
  return member.rank
}

/** Whether a self-introduction is long enough for the ladder (RANK-31). */
export function isIntroduction(propensity: string): boolean {
  return countWithoutSpace(propensity) >= freeTextMinLength
}

/** Changes in a save of the forms; missing values stay (API-11). */
export interface ProfileChange {
  readonly account: Partial<Pick<Member, 'phone' | 'twitterId' | 'tiktok' | 'instagram'>>
  readonly profile: Partial<Omit<Profile, 'id'>>
  /** Sample picture 1 to 5 for slot 1, or 0 for none (PHOTO-23). */
  readonly sample: number
}

/**
 * Saves a member's own profile, whole or in part, and lifts a man on the ladder (API-11, D-32). Refuses a taken social
 * account id. The contract checks limits and choices.
 */
export function updateProfile(world: World, me: Member, change: ProfileChange, ctx: Context): void {
  const { twitterId } = change.account
  if (twitterId !== undefined) assertTwitterIdFree(world, me, twitterId)
  const profile = world.profiles.update(me.id, change.profile)
  const photos = change.sample === 0 ? me.photos : withPhoto(world, me, 1, sampleSlot(change.sample))
  const rank = rankAfterSave(me, profile)
  world.members.update(me.id, { ...change.account, photos, rank, updatedAt: ctx.now })
}
