import { expect, test } from 'vitest'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { choiceView } from '../profile/profile-view.ts'
import { pairingRowView } from '../recommendation/recommendation-view.ts'
import { detailProfileView, manPartnerView, womanPartnerView } from './partner-view.ts'

const origin = 'https://a.example'
const social = { twitterId: 'tw', instagram: 'in', tiktok: 'ti' }
const told = {
  age: 31,
  areas: ['東京都'],
  freeTimes: ['夜'],
  appealPoints: ['x'],
  sexualExperience: 's',
  height: 'h',
  weight: 'w',
  propensity: 'p',
}

function setup() {
  const world = aWorld()
  const [woman, man] = [aWoman(world, social), aMan(world, social)]
  for (const [member, name] of [[woman, '彼女'] as const, [man, '彼'] as const]) {
    aProfile(world, member, { ...told, name })
  }
  return { world, woman, man, pairing: aPairing(world, woman, man, { statusN: 4 }) }
}

const details = {
  age: 31,
  area: ['東京都'],
  your_freetimes: ['夜'],
  appear_points: ['x'],
  sexual_experience: 's',
}
const photo = `${origin}/images/fallback/default.png`

function whole(world: ReturnType<typeof aWorld>, member: Member, name: string) {
  return {
    twitter_name: name,
    uuid: member.uuid,
    profile1: photo,
    profile2: photo,
    profile3: photo,
    ...details,
    ...choiceView(world.profiles.get(member.id)),
  }
}
const shownSocial = { twitterid: 'tw', instagram: 'in', tiktok: 'ti' }
const noSocial = { twitterid: '', instagram: '', tiktok: '' }
const measures = { height: 'h', weight: 'w', propensity: 'p' }
const noMeasures = { height: '', weight: '', propensity: '' }

test('API-31 she sees all of him, and her own profile with her accounts', () => {
  const { world, woman, man, pairing } = setup()
  const my_profile = { ...whole(world, woman, '彼女'), ...noMeasures, ...shownSocial }
  const open = { partner: man, pairing, shown: true }
  expect(manPartnerView(world, open, woman, origin)).toEqual({
    profile: { ...whole(world, man, '彼'), ...measures, ...shownSocial },
    recommend: pairingRowView(world, pairing, woman, origin),
    my_profile,
    payment_conf: 0,
  })
  const closed = manPartnerView(world, { ...open, shown: false }, { ...woman, paid: true }, origin)
  expect(closed).toEqual({ profile: null, recommend: { status_n: 4 }, my_profile, payment_conf: 1 })
})

test('API-32 he sees her without measures, introduction and accounts, and all of his own', () => {
  const { world, woman, man, pairing } = setup()
  const my_profile = { ...whole(world, man, '彼'), ...measures, ...shownSocial }
  const open = { partner: woman, pairing, shown: true }
  expect(womanPartnerView(world, open, man, origin)).toEqual({
    profile: { ...whole(world, woman, '彼女'), ...noMeasures, ...noSocial },
    recommend: pairingRowView(world, pairing, man, origin),
    my_profile,
  })
  expect(womanPartnerView(world, { ...open, shown: false }, man, origin)).toEqual({
    profile: null,
    recommend: { status_n: 4 },
    my_profile,
  })
})

test('API-33 shows names only on the own detailed profile, measures of men only to women', () => {
  const { world, woman, man } = setup()
  const view = (member: Member, me: Member) => {
    const relation = { member, isLiked: true, canNotLike: false, statusN: 0 as const, likeRemain: 7 }
    return detailProfileView(world, relation, me, origin)
  }
  const common = (member: Member) => ({
    profile1: photo,
    is_liked: true,
    can_not_liked: false,
    status_n: 0,
    like_remain: 7,
    ...details,
    ...choiceView(world.profiles.get(member.id)),
  })
  expect(view(man, woman)).toEqual({ ...common(man), height: 'h', weight: 'w' })
  expect(view(woman, man)).toEqual({ ...common(woman), height: '', weight: '' })
  const own = (name: string) => ({ height: '', weight: '', twitter_name: name, twitterid: 'tw' })
  expect(view(man, man)).toEqual({ ...common(man), ...own('彼') })
  expect(view(woman, woman)).toEqual({ ...common(woman), ...own('彼女') })
})
