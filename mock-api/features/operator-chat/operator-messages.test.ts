import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { operatorMessageView, readOperatorMessages, writeAsOperator, writeToOperator } from './operator-messages.ts'

const ctx = aContext()
const unreadOf = (world: World, { id }: Member) => world.operatorMessages.countBy('unread', id)

test("API-49 IMP-13 both sides write; only the operator's messages count as unread", () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const line = { memberId: woman.id, content: 'a', createdAt: testNow, readAt: null }
  expect(writeToOperator(world, woman.id, 'a', ctx)).toEqual({ ...line, id: 1, sender: 1 })
  expect(unreadOf(world, woman)).toBe(0)
  expect(writeAsOperator(world, woman.id, 'a', ctx)).toEqual({ ...line, id: 2, sender: 2 })
  writeAsOperator(world, woman.id, 'b', ctx)
  writeAsOperator(world, man.id, 'c', ctx)
  expect([unreadOf(world, woman), unreadOf(world, man)]).toEqual([2, 1])
})

test("API-50 marks all of the operator's messages to this member as read, once", () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  writeToOperator(world, woman.id, 'a', ctx)
  for (const to of [woman, woman, man]) writeAsOperator(world, to.id, 'b', ctx)
  readOperatorMessages(world, woman.id, aContext({ now: testNow + 1 }))
  readOperatorMessages(world, woman.id, aContext({ now: testNow + 2 }))
  expect([...world.operatorMessages.all()].map(({ readAt }) => readAt)).toEqual([null, testNow + 1, testNow + 1, null])
  expect([unreadOf(world, woman), unreadOf(world, man)]).toEqual([0, 1])
})

test('API-48 WS-02 a message names its author: the member, or 0 for the operator', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const line = { content: 'a', created_at: '2026-11-20T12:00:00.000+09:00' }
  expect(operatorMessageView(writeToOperator(world, woman.id, 'a', ctx))).toEqual({
    ...line,
    id: 1,
    sender: 1,
    user_id: woman.id,
  })
  expect(operatorMessageView(writeAsOperator(world, woman.id, 'a', ctx))).toEqual({
    ...line,
    id: 2,
    sender: 2,
    user_id: 0,
  })
})
