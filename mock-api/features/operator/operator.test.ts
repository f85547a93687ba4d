import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { recommendAsOperator, setMemberStatus } from './operator.ts'

const ctx = aContext({ now: testNow + 5 })

test("IMP-16 D-25 the operator pairs two members at any of the operator's statuses; at 7 with an earlier contact", () => {
  for (const statusN of [0, 1, 4, 6, 7] as const) {
    const world = aWorld()
    const [woman, man] = [aWoman(world), aMan(world)]
    const pairing = recommendAsOperator(world, woman, man, statusN, ctx)
    expect(pairing).toBe(world.pairings.get(1))
    expect(pairing).toMatchObject({ womanId: woman.id, manId: man.id, statusN, origin: 'operator' })
    expect(pairing.contactAt).toBe([1, 7].includes(statusN) ? ctx.now : null)
  }
})

test('IMP-16 IMP-29 refuses absent members, an existing pair and impossible pairs', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const refusal = (her = woman, him = man) => {
    const { code, detail } = refusalOf(() => recommendAsOperator(world, her, him, 4, ctx))
    return [code, detail.code]
  }
  const sexes = ['state', 'not-woman-and-man']
  expect([refusal(man, man), refusal(woman, woman), refusal(man, woman)]).toEqual([sexes, sexes, sexes])
  const left = ['unknown', 'left-member']
  expect(refusal(aWoman(world, { activeStatus: 'inactive' }))).toEqual(left)
  expect(refusal(woman, aMan(world, { ageConf: 3 }))).toEqual(left)
  aPairing(world, woman, man)
  expect(refusal()).toEqual(['state', 'paired'])
  expect(world.pairings.size).toBe(1)
})

test("IMP-16 D-34 D-41 sets a woman's status and the campaign flag; missing values stay", () => {
  const world = aWorld()
  const woman = aWoman(world, { listed: true })
  expect(setMemberStatus(world, woman, { femaleStatus: 6 }, ctx)).toEqual({
    ...woman,
    femaleStatus: 6,
    updatedAt: ctx.now,
  })
  const kept = setMemberStatus(world, world.members.get(woman.id), { listed: false }, ctx)
  expect(kept).toMatchObject({ femaleStatus: 6, listed: false })
  const man = aMan(world)
  expect(setMemberStatus(world, man, { listed: true }, ctx).listed).toBe(true)
  expect(setMemberStatus(world, man, { femaleStatus: 0 }, ctx).femaleStatus).toBe(0)
  const { code, detail } = refusalOf(() => setMemberStatus(world, man, { femaleStatus: 4 }, ctx))
  expect([code, detail.code]).toEqual(['state', 'no-status'])
})
