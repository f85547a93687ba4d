import { describe, expect, test } from 'vitest'
import { type StatusN, statusNs } from '../../../src/contract/enums/pairing.ts'
import { dayMs, hourMs, tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { covers } from '../../../tests/support/covers.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { holdEnd, replyWindow } from '../pairing/pairing-effects.ts'
import { acts, transitionOf, type Act, applyDecision } from './decision.ts'

const actors = [
  { name: 'woman', sex: 2, premium: false },
  { name: 'premium woman', sex: 2, premium: true },
  { name: 'man', sex: 1, premium: false },
] as const
type ActorName = (typeof actors)[number]['name']

const women: readonly ActorName[] = ['woman', 'premium woman']
const everybody: readonly ActorName[] = [...women, 'man']

/** Rows of the table in D-25: actors, statuses, act and result. */
const rows: readonly [who: readonly ActorName[], at: readonly StatusN[], act: Act, to: StatusN | 'block'][] = [
  [women, [0, 6, 8], 'ok', 1],
  [['man'], [9], 'ok', 1],
  [women, [0, 8], 'suspend', 6],
  [women, [0, 6, 8], 'ng', 3],
  [['man'], [9], 'ng', 3],
  [everybody, [1, 2, 4, 7], 'ng', 'block'],
  [['premium woman'], [3], 'ok', 1],
  [women, [1], 'reply-ok', 7],
  [women, [1], 'reply-ng', 3],
  [women, [1], 'noreplied', 3],
]

function allowed(who: ActorName, statusN: StatusN, act: Act): StatusN | 'block' | undefined {
  return rows.find(([names, at, named]) => names.includes(who) && at.includes(statusN) && named === act)?.[3]
}

const cases = actors.flatMap((actor) =>
  statusNs.flatMap((statusN) =>
    acts.map((act) => ({ ...actor, statusN, act, wanted: allowed(actor.name, statusN, act) })),
  ),
)

describe('D-25 REC-37 REC-38 REC-85 tests every act of every member at every status_n', () => {
  test('covers all cases', () => {
    expect(cases).toHaveLength(3 * 9 * 6)
    expect(cases.filter(({ wanted }) => wanted !== undefined)).toHaveLength(37)
  })

  test.each(cases)('$name at $statusN: $act gives $wanted', ({ sex, premium, statusN, act, wanted }) => {
    const standing = { sex, premium, blocked: false, holdOffered: true }
    const transition = transitionOf(statusN, act, standing)
    const outcome = transition?.block ? 'block' : transition?.to
    covers('GATE-64', 'ROLE-02', 'CONST-29')
    expect(outcome).toBe(wanted)
    expect(transition?.to).toBe(wanted === 'block' ? 3 : wanted)
  })
})

test('D-25 REC-78 allows nothing after the match was dissolved, even for a premium woman', () => {
  for (const { sex, premium, statusN, act } of cases) {
    expect(transitionOf(statusN, act, { sex, premium, blocked: true, holdOffered: true })).toBeUndefined()
  }
})

test('D-26 D-54 CONST-27 without the hold variant only suspend is refused', () => {
  for (const { sex, premium, statusN, act } of cases) {
    const standing = { sex, premium, blocked: false, holdOffered: true }
    const without = transitionOf(statusN, act, { ...standing, holdOffered: false })
    expect(without).toEqual(act === 'suspend' ? undefined : transitionOf(statusN, act, standing))
  }
})

const later = aContext({ now: testNow + hourMs })

function pair(statusN: StatusN) {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  return { world, woman, man, pairing: aPairing(world, woman, man, { statusN }) }
}

test('REC-46 D-25 contact records its time, ends a hold and clears an old reason', () => {
  const { world, woman, pairing } = pair(6)
  world.pairings.update(pairing.id, { ngReason: '古い理由' })
  expect(applyDecision(world, woman, { pairingId: pairing.id, act: 'ok' }, later)).toMatchObject({
    statusN: 1,
    statusAt: later.now,
    contactAt: later.now,
    heldAt: null,
    ngReason: '',
    blockedBy: null,
  })
})

test('REC-49 REC-50 no contact keeps the reason', () => {
  const { world, woman, pairing } = pair(0)
  const decided = applyDecision(world, woman, { pairingId: pairing.id, act: 'ng', reason: 'NG体型：痩せ型' }, later)
  expect(decided).toMatchObject({ statusN: 3, ngReason: 'NG体型：痩せ型', blockedBy: null })
})

test('D-11 REC-68 REC-69 a hold lasts seven days from its start', () => {
  const { world, woman, pairing } = pair(8)
  const held = applyDecision(world, woman, { pairingId: pairing.id, act: 'suspend' }, later)
  expect(held).toMatchObject({ statusN: 6, heldAt: later.now })
  const end = later.now + 7 * dayMs
  expect(holdEnd.due(held)).toBe(end)
  holdEnd.apply?.(world, held, aContext({ now: end }))
  expect(world.pairings.get(pairing.id)).toMatchObject({
    statusN: 3,
    ngReason: '保留期間終了',
    statusAt: end,
  })
})

test('D-26 D-54 refuses suspend while the hold variant is off, and continues a running hold', () => {
  const { world, woman, pairing } = pair(0)
  world.settings.update(1, { variants: { hold: 'off' } })
  expect(refusalOf(() => applyDecision(world, woman, { pairingId: pairing.id, act: 'suspend' }, later)).code).toBe(
    'state',
  )
  expect(world.pairings.get(pairing.id)).toBe(pairing)
  const held = pair(6)
  held.world.settings.update(1, { variants: { hold: 'off' } })
  expect(holdEnd.due(held.pairing)).toBe(testNow + 7 * dayMs)
})

test('REC-75 REC-77 D-25 a block is a permanent no-match that records its author', () => {
  const { world, man, pairing } = pair(7)
  expect(applyDecision(world, man, { pairingId: pairing.id, act: 'ng' }, later)).toMatchObject({
    statusN: 3,
    blockedBy: man.id,
    ngReason: 'マッチング解消',
  })
})

test('D-12 REC-81 REC-83 CONST-30 CONST-31 refuses noreplied until 24 hours after contact and says when', () => {
  const { world, woman, pairing } = pair(1)
  const decision = { pairingId: pairing.id, act: 'noreplied' } as const
  const from = testNow + 24 * hourMs
  expect(replyWindow.due(pairing)).toBe(from)
  const refusal = refusalOf(() => applyDecision(world, woman, decision, aContext({ now: from - 1 })))
  expect(refusal.code).toBe('state')
  expect(refusal.detail.extra).toEqual({ available_at: tokyoIso(from) })
  expect(world.pairings.get(pairing.id)).toBe(pairing)
  expect(applyDecision(world, woman, decision, aContext({ now: from }))).toMatchObject({
    statusN: 3,
    ngReason: '',
  })
})

test('D-12 restarts the 24 hours when a premium woman turns a no-match into contact', () => {
  const { world, woman, pairing } = pair(3)
  world.pairings.update(pairing.id, { contactAt: testNow - 30 * dayMs })
  const premium = world.members.update(woman.id, { paid: true })
  applyDecision(world, premium, { pairingId: pairing.id, act: 'ok' }, later)
  const noreplied = { pairingId: pairing.id, act: 'noreplied' } as const
  expect(refusalOf(() => applyDecision(world, premium, noreplied, later)).code).toBe('state')
})

test('C-5 a foreign or unknown pairing and one with an absent partner are all unknown', () => {
  const { world, man, woman, pairing } = pair(0)
  const stranger = aWoman(world)
  const decide = (me: typeof woman, pairingId: number) =>
    refusalOf(() => applyDecision(world, me, { pairingId, act: 'ok' }, later)).code
  expect(decide(stranger, pairing.id)).toBe('unknown')
  expect(decide(woman, 999)).toBe('unknown')
  world.members.update(man.id, { activeStatus: 'inactive' })
  expect(decide(woman, pairing.id)).toBe('unknown')
  expect(world.pairings.get(pairing.id)).toBe(pairing)
})
