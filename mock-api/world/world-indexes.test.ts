import { expect, test } from 'vitest'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aMember, aWoman } from '../../tests/support/world/a-member.ts'
import { aPairing } from '../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { isShown } from './records/member.ts'
import type { Pairing } from './records/pairing.ts'

test.each<[object, boolean]>([
  [{ sex: 2 }, true],
  [{ sex: 2, paid: false }, true],
  [{ sex: 1 }, true],
  [{ sex: 1, paid: false }, false],
  [{ sex: 2, ageConf: 1 }, false],
  [{ sex: 2, ageConf: 3 }, false],
  [{ sex: 2, activeStatus: 'inactive' }, false],
])('API-33 IMP-29 may others meet %o: %s', (patch, shown) => {
  const world = aWorld()
  const member = aMember(world, patch)
  expect(isShown(member)).toBe(shown)
  expect(world.members.idsBy('shown', member.sex)).toEqual(shown ? [member.id] : [])
})

test.each<[Pairing['statusN'], object, ('woman' | 'man')[]]>([
  [0, {}, ['man']],
  [6, {}, ['man']],
  [8, {}, ['man']],
  [9, {}, ['woman']],
  [3, {}, []],
  [0, { blockedBy: 1 }, []],
  [1, {}, ['man']],
  [1, { lastMessageAt: testNow }, []],
  [1, { lastMessageAt: testNow, unreadByWoman: 1 }, ['man']],
  [4, { lastMessageAt: testNow, unreadByMan: 1 }, ['woman']],
  [7, { lastMessageAt: testNow, unreadByMan: 2, unreadByWoman: 1 }, ['woman', 'man']],
])('D-22 D-27 who waits for the other at status %i with %o: %j', (statusN, patch, waiting) => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const { id } = aPairing(world, woman, man, { statusN, ...patch })
  const found = { woman, man }
  for (const name of ['woman', 'man'] as const) {
    expect(world.pairings.idsBy('member', found[name].id)).toEqual([id])
    expect([name, world.pairings.idsBy('waiting', found[name].id)]).toEqual([name, waiting.includes(name) ? [id] : []])
  }
})

test('finds members by the hash of a mailed link and by their public name in any case', () => {
  const world = aWorld()
  const link = (hash: string) => ({ hash, sentAt: testNow })
  const { id } = aWoman(world, { confirmation: link('a'), reset: link('b'), twitterId: 'Yoi' })
  aWoman(world, { confirmation: null, reset: null, twitterId: '' })
  const ids = (index: 'confirmation' | 'reset' | 'twitterId', key: string) => world.members.idsBy(index, key)
  expect([ids('confirmation', 'a'), ids('reset', 'b'), ids('twitterId', 'yoi'), ids('twitterId', '')]).toEqual([
    ...[[id], [id], [id], []],
  ])
})

test('only messages of the operator that are not read count as unread', () => {
  const world = aWorld()
  const message = { memberId: 5, content: '', createdAt: testNow }
  for (const [sender, readAt] of [
    [2, null],
    [2, testNow],
    [1, null],
  ] as const)
    world.operatorMessages.insert({ ...message, sender, readAt })
  expect(world.operatorMessages.idsBy('unread', 5)).toEqual([1])
  expect(world.operatorMessages.idsBy('member', 5)).toEqual([1, 2, 3])
})

test('a login belongs to one member: the same name of another member is another login', () => {
  const world = aWorld()
  const logins = [1, 2].map((memberId) => world.logins.insert({ memberId, client: 'x' } as never).id)
  expect(['1:x', '2:x', '1:y'].map((client) => world.logins.idsBy('client', client))).toEqual([
    ...[[logins[0]], [logins[1]], []],
  ])
})
