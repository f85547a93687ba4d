import { expect, test } from 'vitest'
import { Moments, mostMoments, newTree, type Cause, type WorldState } from './moments.ts'

const cause: Cause = { kind: 'call', subject: 'API-49', phone: 'a', memberId: 5 }
const stateAt = (bytes: number): WorldState => ({ position: { base: 1, journal: 1, bytes }, at: bytes })

test('D-109 above the most moments the oldest go, several at once, and the rest stays connected', () => {
  const moments = new Moments(newTree(stateAt(0)))
  for (let made = 1; made < mostMoments; made += 1) moments.add(cause, null, stateAt(made))
  expect([moments.list().length, moments.forgotten]).toEqual([mostMoments, 0])
  const latest = moments.add(cause, null, stateAt(mostMoments))
  const [oldest, second] = moments.list()
  expect([moments.list().length, moments.forgotten]).toEqual([mostMoments - 499, 500])
  expect([oldest?.id, oldest?.parent, second?.parent]).toEqual([501, null, 501])
  expect([moments.present, latest.parent]).toEqual([latest, latest.id - 1])
})

test('D-109 the present moment stays when its world is gone, and its parent is forgotten', () => {
  const moments = new Moments(newTree(stateAt(0)))
  const present = moments.add(cause, null, stateAt(1))
  moments.forgetUnless(() => false)
  expect([moments.list(), present.parent, moments.forgotten]).toEqual([[present], null, 1])
})
