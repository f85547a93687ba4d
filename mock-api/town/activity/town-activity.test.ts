import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { brokenInvariants } from '../../../tests/support/invariants/check-world.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aTown, memberOf } from '../../../tests/support/world/a-town.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { atOnce } from '../../engine/steps.ts'
import { openLogin } from '../../features/auth/session.ts'
import { markRead, speak } from '../../features/chat/chat.ts'
import { partnerIdOf } from '../../features/pairing/pairing.ts'
import { isShown } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { PastActs } from '../seed/past-acts.ts'
import { isTownAddress } from '../seed/people/town-address.ts'
import type { PersonaKey } from '../seed/personas/personas.ts'
import { setTownActivity } from './town-activity.ts'

const textOf = (world: World) => worldText(world, worldFormat)

/** A town with activity on, and these personas on phones. */
function livingTown(phones: readonly PersonaKey[], seed = 1): World {
  const world = aTown({ members: 60, seed })
  for (const key of phones) openLogin(world, memberOf(world, key).id, aContext())
  setTownActivity(world, true, aContext())
  return world
}

/** Lets time pass, in one or more steps. */
function pass(world: World, ms: number, { from = testNow, steps = 1 } = {}): void {
  for (let step = 1; step <= steps; step += 1)
    atOnce(new PastActs().play(world, from + Math.floor((ms * step) / steps), aContext()))
}

/** Returns who acted since the test began, when and to whom. */
function deedsIn(world: World): { readonly by: number; readonly at: number; readonly to?: number }[] {
  return [
    ...[...world.footprints.all()].map((each) => ({
      by: each.visitorId,
      at: each.visitedAt,
      to: each.ownerId,
    })),
    ...[...world.likes.all()].map((each) => ({ by: each.fromId, at: each.createdAt, to: each.toId })),
    ...[...world.messages.all()].map((each) => ({ by: each.authorId, at: each.createdAt })),
    ...[...world.posts.all()].map((each) => ({ by: each.authorId, at: each.createdAt })),
    ...[...world.postLikes.all()].map((each) => ({ by: each.memberId, at: each.createdAt })),
  ].filter(({ at }) => at > testNow)
}

/** Her chat with a townsperson in which no reaction is due. */
function talkOf(world: World, key: PersonaKey): Pairing {
  const me = memberOf(world, key)
  const found = world.pairings
    .by('member', me.id)
    .find(
      (pairing) =>
        [1, 4, 7].includes(pairing.statusN) &&
        pairing.blockedBy === null &&
        pairing.lastMessageAt !== null &&
        isTownAddress(world.members.get(partnerIdOf(pairing, me.id)).email) &&
        isShown(world.members.get(partnerIdOf(pairing, me.id))),
    )
  if (!found) throw new Error(`Failed to find a talk of ${key}.`)
  markRead(world, found, world.members.get(partnerIdOf(found, me.id)))
  return world.pairings.get(found.id)
}

test('D-05 one jump of a day equals 24 of an hour, and only another seed changes the bytes', () => {
  const [whole, hours, again] = [1, 2, 3].map(() => livingTown(['woman', 'man'])) as [World, World, World]
  pass(whole, 2 * dayMs)
  pass(hours, 2 * dayMs, { steps: 48 })
  pass(again, 2 * dayMs, { steps: 5 })
  expect(deedsIn(whole).length).toBeGreaterThan(8)
  expect(textOf(hours)).toBe(textOf(whole))
  expect(textOf(again)).toBe(textOf(whole))
  const other = livingTown(['woman', 'man'], 2)
  pass(other, 2 * dayMs)
  expect(deedsIn(other).map(({ at }) => at)).not.toEqual(deedsIn(whole).map(({ at }) => at))
})

test('D-21 D-24 D-27 in a month only unplayed townspeople act, by day and within the rules', () => {
  const world = livingTown(['woman', 'man', 'woman-premium'])
  const townsman = [...world.members.all()].find(({ email, sex }) => email.startsWith('town-') && sex === 1)
  // He is on a phone too. His login ends meanwhile, and he still never acts by himself.
  openLogin(world, townsman?.id ?? 0, aContext())
  pass(world, 30 * dayMs)
  expect(brokenInvariants(world, testNow + 30 * dayMs)).toEqual([])
  const deeds = deedsIn(world)
  expect(deeds.length).toBeGreaterThan(150)
  const actors = [...new Set(deeds.map(({ by }) => world.members.get(by)))]
  expect(actors.filter(({ email }) => !isTownAddress(email))).toEqual([])
  expect(actors.map(({ id }) => id)).not.toContain(townsman?.id)
  const hourOf = (at: number) => tokyoParts(at).hour + tokyoParts(at).minute / 60
  expect(deeds.filter(({ at }) => hourOf(at) >= 1 && hourOf(at) < 6.5)).toEqual([])
  for (const key of ['woman', 'man'] as const) {
    const { id } = memberOf(world, key)
    expect(deeds.filter(({ to }) => to === id).length).toBeGreaterThan(20)
  }
})

test('costs about five encounters a day for each played member, for at most six of them', () => {
  const keys = 'woman man woman-premium woman-paused woman-ready man-e man-listed man-sss'.split(' ') as PersonaKey[]
  const world = livingTown(keys)
  pass(world, 10 * dayMs)
  const { encounters = 0, played } = world.settings.get(1).townActivity ?? {}
  expect(played).toHaveLength(8)
  expect(encounters / 10).toBeGreaterThan(15)
  expect(encounters / 10).toBeLessThan(40)
})

test('a townsperson reads a message and replies within a day, in words new to the chat', () => {
  const world = livingTown(['woman'])
  const pairing = talkOf(world, 'woman')
  const me = memberOf(world, 'woman')
  const told = new Set<string>()
  for (let turn = 0; turn < 8; turn += 1) {
    const now = testNow + turn * dayMs
    const before = world.messages.idsBy('pairing', pairing.id).length
    speak(world, me, world.pairings.get(pairing.id), `今日は喫茶店に行きました。${turn}`, aContext({ now }))
    // The town reacts at once, however far its next encounter is.
    expect(world.settings.get(1).townActivity?.nextAt).toBeLessThanOrEqual(now + minuteMs)
    pass(world, 23 * hourMs, { from: now })
    expect(world.pairings.get(pairing.id).unreadByMan).toBe(0)
    const answers = world.messages.idsBy('pairing', pairing.id).slice(before + 1)
    expect(answers.length).toBeLessThanOrEqual(1)
    for (const { authorId, content } of answers.map((id) => world.messages.get(id))) {
      expect(authorId).toBe(pairing.manId)
      expect(told).not.toContain(content)
      told.add(content)
    }
  }
  expect(told.size).toBeGreaterThan(4)
})

test('D-25 a block is final: a blocked townsperson neither replies nor returns', () => {
  const world = livingTown(['woman'])
  const me = memberOf(world, 'woman')
  speak(world, me, talkOf(world, 'woman'), '最後にひと言だけ。', aContext())
  const blocked = world.pairings.by('member', me.id).filter(({ statusN }) => statusN !== 0)
  for (const { id } of blocked) world.pairings.update(id, { statusN: 3, blockedBy: me.id, unreadByMan: 1 })
  const before = blocked.map(({ id }) => world.pairings.get(id))
  pass(world, 20 * dayMs)
  expect(blocked.map(({ id }) => world.pairings.get(id))).toEqual(before)
  const gone = new Set(blocked.map(({ manId }) => manId))
  expect(deedsIn(world).filter(({ by, to }) => to === me.id && gone.has(by))).toEqual([])
})

test.each(['woman-resubmit', 'man-unpaid'] as const)('C-6 nobody comes across %s, who may not be met', (key) => {
  const world = livingTown([key])
  const { id } = memberOf(world, key)
  pass(world, 3 * dayMs)
  expect(deedsIn(world).filter(({ to }) => to === id)).toEqual([])
})

test('API-42 strangers do not meet a woman who hides', () => {
  const world = livingTown(['woman-premium'])
  const { id } = world.members.update(memberOf(world, 'woman-premium').id, { hiddenMode: true })
  pass(world, 5 * dayMs)
  expect(deedsIn(world).filter(({ to }) => to === id)).toEqual([])
})

test('is off in a new world, and leaves no trace when switched off', () => {
  const [quiet, off] = [aTown({ members: 60 }), aTown({ members: 60 })]
  setTownActivity(off, true, aContext())
  setTownActivity(off, false, aContext())
  for (const world of [quiet, off]) pass(world, 5 * dayMs)
  expect(textOf(off)).toBe(textOf(quiet))
  expect(deedsIn(quiet)).toEqual([])
})

test('a message at night is answered in the morning', () => {
  const world = livingTown([])
  const night = testNow + 13.5 * hourMs
  const { townActivity: present } = world.settings.get(1)
  if (!present) throw new Error('The town does not act.')
  // An encounter was postponed to the morning before the message arrived.
  world.settings.update(1, { townActivity: { ...present, nextAt: night, encounterAt: night - hourMs } })
  pass(world, 14 * hourMs)
  const { nextAt = Number.NaN } = world.settings.get(1).townActivity ?? {}
  expect(tokyoParts(nextAt).hour).toBeGreaterThanOrEqual(6)
  expect(nextAt).toBeGreaterThan(night)
  pass(world, dayMs, { from: testNow + 14 * hourMs })
  expect(world.settings.get(1).townActivity?.nextAt).toBeGreaterThan(testNow + dayMs)
})
