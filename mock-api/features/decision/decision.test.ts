import { expect, test } from 'vitest'
import type { StatusN } from '../../../src/contract/enums/pairing.ts'
import { dayMs, hourMs, tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { holdEnd, replyWindow } from '../pairing/pairing-effects.ts'
import { applyDecision } from './decision.ts'

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
