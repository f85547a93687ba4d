import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { openLogin } from '../auth/session.ts'
import { withdraw } from './cancellation.ts'

test("API-71 IMP-29 withdrawal ends a woman's premium, membership and logins, and those of nobody else", () => {
  const world = aWorld()
  const me = aWoman(world, { paid: true, hiddenMode: true })
  for (const _ of ['phone', 'tablet']) openLogin(world, me.id, aContext())
  const other = openLogin(world, aMan(world).id, aContext())
  withdraw(world, me, aContext({ now: testNow + 5 }))
  expect(world.members.get(me.id)).toMatchObject({
    activeStatus: 'inactive',
    paid: false,
    hiddenMode: false,
    updatedAt: testNow + 5,
  })
  expect([...world.logins.all()].map(({ id }) => id)).toEqual([other.login.id])
})
