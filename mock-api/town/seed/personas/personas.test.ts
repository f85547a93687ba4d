import { beforeAll, expect, test } from 'vitest'
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { statusNs } from '../../../../src/contract/enums/pairing.ts'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../../tests/support/world/a-context.ts'
import { aTown, memberOf } from '../../../../tests/support/world/a-town.ts'
import { confirmEmail } from '../../../features/auth/confirmation.ts'
import { likeBalance } from '../../../features/like/likes-left.ts'
import { isPresent, isPremium } from '../../../features/member/member.ts'
import { unreadAnnouncements } from '../../../features/notice/notice.ts'
import { pairingsOf } from '../../../features/pairing/pairing-list.ts'
import { isNewLike } from '../../../features/pairing/received-likes.ts'
import { unreadTotal } from '../../../features/pairing/unread-messages.ts'
import { isApplicable } from '../../../features/rank/rank.ts'
import { isVerified } from '../../../world/records/member.ts'
import type { World } from '../../../world/world.ts'
import type { PersonaKey } from './personas.ts'

let world: World
beforeAll(() => {
  world = aTown()
})

const keys = personas.map(({ key }) => key as PersonaKey)

test.each(personas)(
  'IMP-03 $key can be found by its address and has its password',
  ({ email, sex, password, name, age }) => {
    const member = world.members.findBy('email', email)
    expect(member).toMatchObject({ sex })
    expect(aContext().passwords.matches(password, member?.passwordHash ?? '')).toBe(true)
    const profile = world.profiles.get(member?.id ?? 0)
    expect([`${name} ${age}`, ' null']).toContain(`${profile.name} ${profile.age}`)
  },
)

test.each(keys)('D-23 %s has a pairing in each status_n if others can meet the persona', (key) => {
  const me = memberOf(world, key)
  // man-unpaid never paid, so nobody could meet him; man-listed paid before. Introductions begin at rank E.
  const isAlone = ['man-unpaid', 'man-g', 'man-f'].includes(key)
  const wanted = me.ageConf === 2 && isPresent(me) && !isAlone ? statusNs : []
  expect([...new Set(pairingsOf(world, me).map(({ statusN }) => statusN))]).toEqual(expect.arrayContaining([...wanted]))
})

test('D-30 D-32 D-34 every persona has the state of its key', () => {
  const standing = (key: PersonaKey) => {
    const member = memberOf(world, key)
    return {
      ...member,
      name: world.profiles.get(member.id).name,
      premium: isPremium(member),
      verified: isVerified(member),
    }
  }
  const file = expect.any(String) as string
  const expected: Record<PersonaKey, object> = {
    'woman-new': { name: '', ageConf: 0, ageConfFile: null, femaleStatus: 0, tutorialDone: false },
    'woman-review': { ageConf: 0, ageConfFile: file, tutorialDone: true },
    'woman-resubmit': { ageConf: 1, ageConfFile: file, tutorialDone: true },
    'woman-tutorial': { ageConf: 2, tutorialDone: false, femaleStatus: 3 },
    woman: { verified: true, femaleStatus: 4, premium: false, tutorialDone: true },
    'woman-premium': { verified: true, femaleStatus: 4, premium: true },
    'woman-paused': { verified: true, femaleStatus: 5 },
    'woman-no-dm': { verified: true, femaleStatus: 2 },
    'woman-no-social': { verified: true, femaleStatus: 6 },
    'woman-ready': { verified: true, femaleStatus: 3 },
    'man-h': { name: '', rank: 'H', paid: false, ageConfFile: null },
    'man-g': { verified: true, rank: 'G', twitterId: '' },
    'man-f': { verified: true, rank: 'F', twitterId: '' },
    'man-e': { verified: true, rank: 'E', twitterId: '' },
    'man-no-document': { name: 'こうき', ageConf: 0, ageConfFile: null, paid: false },
    'man-unpaid': { ageConf: 2, paid: false, listed: false },
    man: { verified: true, rank: 'C', rankRequested: false },
    'man-listed': { ageConf: 2, paid: false, listed: true, rank: 'B' },
    'man-declining': { verified: true },
    'man-sss': { verified: true, rank: 'SSS' },
    minor: { ageConf: 3, name: '' },
    inactive: { activeStatus: 'inactive' },
    unconfirmed: { confirmedAt: null },
  }
  for (const key of keys) expect(standing(key), key).toMatchObject(expected[key])
})

test('D-27 woman and man are matched; each has a chat in which she has not written yet', () => {
  const [woman, man] = [memberOf(world, 'woman'), memberOf(world, 'man')]
  const shared = world.pairings.findBy('pair', `${woman.id}:${man.id}`)
  expect(shared).toMatchObject({ statusN: 1, womanWrote: true })
  expect(world.messages.countBy('pairing', shared?.id ?? 0)).toBeGreaterThan(3)
  for (const me of [woman, man]) {
    const pairings = pairingsOf(world, me)
    expect(pairings.some(({ statusN, womanWrote }) => statusN === 1 && !womanWrote)).toBe(true)
    expect(unreadTotal(pairings, me)).toBeGreaterThan(2)
    expect(world.operatorMessages.countBy('unread', me.id)).toBe(1)
    expect(unreadAnnouncements(world, me)).toHaveLength(2)
    expect(world.footprints.countBy('owner', me.id)).toBeGreaterThan(20)
    expect(pairings.filter((pairing) => isNewLike(pairing, me))).toHaveLength(2)
    expect(likeBalance(world, me, testNow).purchased).toBeGreaterThan(20)
  }
})

test('D-12 D-11 woman has one closed and one open reply window, and two holds with different ends', () => {
  const pairings = pairingsOf(world, memberOf(world, 'woman'))
  const waited = pairings.filter(({ statusN }) => statusN === 1).map(({ contactAt }) => testNow - (contactAt ?? 0))
  expect(waited.some((ms) => ms < dayMs)).toBe(true)
  expect(waited.some((ms) => ms > dayMs)).toBe(true)
  const left = pairings.filter(({ statusN }) => statusN === 6).map(({ heldAt }) => (heldAt ?? 0) + 7 * dayMs - testNow)
  expect(left.some((ms) => ms < dayMs)).toBe(true)
  expect(left.some((ms) => ms > 4 * dayMs)).toBe(true)
})

test('D-25 woman has dissolved a match: she sees all other pairings', () => {
  const me = memberOf(world, 'woman')
  const all = world.pairings.by('member', me.id)
  const dissolved = all.filter(({ blockedBy }) => blockedBy === me.id)
  expect(dissolved).toHaveLength(1)
  expect(pairingsOf(world, me)).toHaveLength(all.length - 1)
  expect(all.length).toBeGreaterThan(20)
})

test('REVIEW-25 woman wrote first and additional reviews', () => {
  const categories = world.reviews.by('woman', memberOf(world, 'woman').id).map(({ category }) => category)
  expect(categories.filter((category) => category === 'review')).toHaveLength(3)
  expect(categories).toContain('additional')
})

test('D-15 the next charge of man-declining comes within three days and will be declined', () => {
  const plan = world.subscriptions.get(memberOf(world, 'man-declining').id)
  expect(plan.card).toBe('declined-at-renewal')
  expect((plan.nextChargeAt ?? 0) - testNow).toBeLessThan(3 * dayMs)
})

test('D-13 man may request a rank, man-sss and those on the ladder may not', () => {
  expect(isApplicable(memberOf(world, 'man'), testNow)).toBe(true)
  for (const key of ['man-sss', 'man-g', 'man-f', 'man-e'] as const) {
    expect(isApplicable(memberOf(world, key), testNow), key).toBe(false)
  }
})

test('D-14 woman-review waits for the decision in nine hours', () => {
  const document = world.ageDocuments.findBy('pending', memberOf(world, 'woman-review').id)
  expect((document?.submittedAt ?? 0) + 12 * hourMs - testNow).toBe(9 * hourMs)
})

test('IMP-03 the mailed link of unconfirmed works', () => {
  const town = aTown({ members: 0 })
  const [mail] = town.mails.all()
  expect(mail).toMatchObject({ to: 'unconfirmed@yoimachi.example' })
  const link = mail?.links[0] ?? ''
  expect(link).toMatch(/^http:\/\/a\.yoimachi\.localhost:\{port\}\/user_confirmation\?/)
  const token = new URL(link.replace('{port}', '3100')).searchParams.get('confirmation_token') ?? ''
  expect(confirmEmail(town, token, aContext()).email).toBe('unconfirmed@yoimachi.example')
})
