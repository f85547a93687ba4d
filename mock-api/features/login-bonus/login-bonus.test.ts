import { test, expect } from 'vitest'
import { aContext, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { likeBalance } from '../like/likes-left.ts'
import { grantLoginBonus } from './login-bonus.ts'

test('API-25 D-43 BONUS-03 grants three free likes once per business day to both sexes, valid until 03:00', () => {
  for (const build of [aMan, aWoman]) {
    const world = aWorld()
    const { id } = build(world)
    const grantAt = (wall: string) => grantLoginBonus(world, world.members.get(id), aContext({ now: tokyo(wall) }))
    const freeAt = (wall: string) => likeBalance(world, world.members.get(id), tokyo(wall)).free
    expect(grantAt('2026-11-20 12:00')).toBe(3)
    expect(grantAt('2026-11-20 12:01')).toBe(0)
    expect(grantAt('2026-11-21 02:59')).toBe(0)
    expect(freeAt('2026-11-21 02:59')).toBe(3)
    expect(freeAt('2026-11-21 03:00')).toBe(0)
    expect(grantAt('2026-11-21 03:00')).toBe(3)
    expect(freeAt('2026-11-21 03:00')).toBe(3)
  }
})

test('API-25 D-43 grants no second bonus after the first was spent', () => {
  const world = aWorld()
  const ctx = aContext()
  const man = aMan(world)
  grantLoginBonus(world, man, ctx)
  const spent = world.members.update(man.id, { bonus: { day: '2026-11-20', granted: 3, remain: 0 } })
  expect(grantLoginBonus(world, spent, ctx)).toBe(0)
  expect(likeBalance(world, spent, ctx.now).free).toBe(0)
})
