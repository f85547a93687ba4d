import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMember } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { tablesOf } from '../../engine/table/tables.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { applyDecision } from '../decision/decision.ts'
import { acts } from '../decision/transitions.ts'
import { sendLike } from '../like/like.ts'
import { likeBalance } from '../like/likes-left.ts'
import { recommendMan } from '../recommendation/recommend.ts'
import { holdEnd } from './pairing-effects.ts'
import { pairingsOf } from './pairing-list.ts'
import { findPairing, isBlocked } from './pairing.ts'

/** Every change of status without a review or the operator (D-11, D-25). */
const ways = new Set([
  '0-1',
  '0-3',
  '0-6',
  '6-1',
  '6-3',
  '8-1',
  '8-3',
  '8-6',
  '9-1',
  '9-3',
  '3-1',
  '1-7',
  '1-3',
  '2-3',
  '4-3',
  '7-3',
])

const people = 8
const person = fc.nat({ max: people - 1 })
const command = fc.oneof(
  fc.record({
    kind: fc.constant('decide' as const),
    who: person,
    pairing: fc.nat({ max: 12 }),
    act: fc.constantFrom(...acts),
  }),
  fc.record({ kind: fc.constant('like' as const), who: person, whom: person }),
  fc.record({
    kind: fc.constant('recommend' as const),
    who: person,
    way: fc.constantFrom('auto' as const, 'manual' as const),
  }),
  fc.record({ kind: fc.constant('pay' as const), who: person }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

/** Creates four women and four men with a few likes each; three pairs are matched, reviewed and held. */
function aTown(): World {
  const world = aWorld()
  const bonus = { day: businessDay(testNow), granted: 3, remain: 3 }
  const all = Array.from({ length: people }, (_, number) => aMember(world, { sex: number % 2 === 0 ? 2 : 1, bonus }))
  for (const [number, statusN] of ([4, 2, 6] as const).entries()) {
    const [woman, man] = [all[2 * number], all[2 * number + 1]]
    if (woman && man) aPairing(world, woman, man, { statusN })
  }
  for (const member of all.slice(0, 3)) {
    world.likePurchases.insert({
      memberId: member.id,
      size: 10,
      remain: 2,
      price: 1500,
      createdAt: testNow,
      expiresAt: testNow + 40 * hourMs,
    })
  }
  return world
}

/** Runs one command at an instant; a refusal is a valid outcome. */
function run(world: World, step: Command, now: number): 'done' | 'refused' {
  const ctx = aContext({ now })
  const member = (number: number) => world.members.get(number + 1)
  try {
    if (step.kind === 'decide') applyDecision(world, member(step.who), { pairingId: step.pairing, act: step.act }, ctx)
    if (step.kind === 'like')
      return sendLike(world, member(step.who), member(step.whom).uuid, ctx).refused ? 'refused' : 'done'
    if (step.kind === 'recommend' && member(step.who).sex === 2) {
      return 'missing' in recommendMan(world, member(step.who), step.way, ctx) ? 'refused' : 'done'
    }
    if (step.kind === 'pay') world.members.update(step.who + 1, { paid: !member(step.who).paid })
    return 'done'
  } catch (cause) {
    if (cause instanceof Refusal) return 'refused'
    throw cause
  }
}

/** Ends due holds, each at its own instant. */
function endHolds(world: World, now: number): 'done' {
  for (const pairing of [...world.pairings.all()]) {
    const at = holdEnd.due(pairing)
    if (at !== undefined && at <= now) holdEnd.apply?.(world, pairing, aContext({ now: at }))
  }
  return 'done'
}

const stateOf = (world: World) => JSON.stringify(tablesOf(world).map((table) => [...table.all()]))
const byId = (world: World) => new Map([...world.pairings.all()].map((pairing) => [pairing.id, pairing]))

/** Whether a pairing changed legally: new at 0, 8 or 9, changed along D-25, unchanged once blocked. */
function mayBecome(old: Pairing | undefined, after: Pairing): boolean {
  if (old === undefined) return [0, 8, 9].includes(after.statusN)
  if (old.blockedBy !== null) return after === old
  return old.statusN === after.statusN || ways.has(`${old.statusN}-${after.statusN}`)
}

function checkPairings(before: ReadonlyMap<number, Pairing>, world: World): void {
  const pairs = new Set<string>()
  for (const after of world.pairings.all()) {
    pairs.add(`${after.womanId}:${after.manId}`)
    expect(mayBecome(before.get(after.id), after)).toBe(true)
  }
  expect(pairs.size).toBe(world.pairings.size)
}

function checkMembers(world: World, now: number): void {
  for (const member of world.members.all()) {
    const { free, purchased } = likeBalance(world, member, now)
    expect(Math.min(free, purchased)).toBeGreaterThanOrEqual(0)
    for (const { womanId, manId } of pairingsOf(world, member)) {
      expect(isBlocked(findPairing(world, world.members.get(womanId), world.members.get(manId)))).toBe(false)
    }
  }
}

test('D-16 D-24 D-25 API-27 keeps pairs unique, statuses along D-25, likes non-negative and refusals without effect', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (steps) => {
      const world = aTown()
      let now = testNow
      for (const step of steps) {
        const before = byId(world)
        const state = stateOf(world)
        if (step.kind === 'wait') now += step.hours * hourMs
        const outcome = step.kind === 'wait' ? endHolds(world, now) : run(world, step, now)
        expect(outcome === 'refused' ? stateOf(world) : state).toBe(state)
        checkPairings(before, world)
        checkMembers(world, now)
      }
    }),
    { numRuns: 150, seed: 7 },
  )
})
