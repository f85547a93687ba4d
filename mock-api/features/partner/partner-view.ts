import type * as calls from '../../../src/contract/calls/partner.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { cachedView } from '../../http/cached-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'
import { photoUrl, photoUrls } from '../photo/photo-view.ts'
import { choiceView } from '../profile/profile-view.ts'
import { pairingRowView } from '../recommendation/recommendation-view.ts'
import type { openDetail } from './detail-profile.ts'
import type { openPartner } from './partner.ts'

type PartnerView = ReturnType<typeof openPartner>
type DetailView = NonNullable<ReturnType<typeof openDetail>>

/** Returns a woman's view of the man of one of her pairings (API-31). */
export function manPartnerView(
  world: World,
  { partner, pairing, shown }: PartnerView,
  me: Member,
  origin: string,
): ResponseOf<typeof calls.partnerEndpoint> {
  const own = {
    my_profile: womanProfileView(world, me, origin, me),
    payment_conf: me.paid ? (1 as const) : (0 as const),
  }
  if (!shown) return { profile: null, recommend: { status_n: pairing.statusN }, ...own }
  const recommend = pairingRowView(world, pairing, me, origin)
  return { profile: manProfileView(world, partner, origin), recommend, ...own }
}

/** Returns a man's view of the woman of one of his pairings (API-32). */
export function womanPartnerView(
  world: World,
  { partner, pairing, shown }: PartnerView,
  me: Member,
  origin: string,
): ResponseOf<typeof calls.femalePartnerEndpoint> {
  const my_profile = manProfileView(world, me, origin)
  if (!shown) return { profile: null, recommend: { status_n: pairing.statusN }, my_profile }
  const recommend = pairingRowView(world, pairing, me, origin)
  return { profile: womanProfileView(world, partner, origin, me), recommend, my_profile }
}

/** Returns the detailed profile. Names only on the own profile, height and weight only for women (API-33). */
export function detailProfileView(
  world: World,
  { member, isLiked, canNotLike, statusN, likeRemain }: DetailView,
  me: Member,
  origin: string,
): calls.DetailProfile {
  const profile = world.profiles.get(member.id)
  const measures = me.sex === Sex.woman && member.sex === Sex.man
  return {
    height: measures ? profile.height : '',
    weight: measures ? profile.weight : '',
    profile1: photoUrl(member, origin),
    is_liked: isLiked,
    can_not_liked: canNotLike,
    status_n: statusN,
    like_remain: likeRemain,
    ...detailsView(profile),
    ...choiceView(profile),
    ...(member.id === me.id ? { twitter_name: profile.name, twitterid: member.twitterId } : {}),
  }
}

function manProfileView(world: World, man: Member, origin: string): calls.ManProfile {
  return manProfile(world.profiles.get(man.id), man, origin)
}

const manProfile = cachedView((profile: Profile, man: Member, origin: string): calls.ManProfile => ({
  height: profile.height,
  weight: profile.weight,
  propensity: profile.propensity,
  ...socialView(man),
  ...wholeView(profile, man, origin),
}))

/** A woman has no height, weight and propensity; only she sees her social accounts (API-32). */
function womanProfileView(world: World, woman: Member, origin: string, viewer: Member): calls.WomanProfile {
  const view = viewer.id === woman.id ? womanToHerself : womanToOthers
  return view(world.profiles.get(woman.id), woman, origin)
}

const womanProfile = (socialOf: typeof socialView) =>
  cachedView((profile: Profile, woman: Member, origin: string): calls.WomanProfile => ({
    height: '',
    weight: '',
    propensity: '',
    ...socialOf(woman),
    ...wholeView(profile, woman, origin),
  }))
const womanToHerself = womanProfile(socialView)
const womanToOthers = womanProfile(() => ({ twitterid: '', instagram: '', tiktok: '' }))

// Spreads come last below, because each key after a spread costs a microsecond.

function wholeView(profile: Profile, member: Member, origin: string) {
  return {
    twitter_name: profile.name,
    uuid: member.uuid,
    ...photoUrls(member, origin),
    ...detailsView(profile),
    ...choiceView(profile),
  }
}

function detailsView(profile: Profile) {
  return {
    age: profile.age,
    area: profile.areas,
    your_freetimes: profile.freeTimes,
    appear_points: profile.appealPoints,
    sexual_experience: profile.sexualExperience,
  }
}

function socialView({ twitterId, instagram, tiktok }: Member) {
  return { twitterid: twitterId, instagram, tiktok }
}
