import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { findConversation, getConversation, markRead, mayConverse, speak } from './chat.ts'

function matched(patch: Partial<Pairing> = {}) {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const { id, uuid } = aPairing(world, woman, man, { statusN: 1, ...patch })
  const now = () => world.pairings.get(id)
  const say = (author: typeof woman, text: string) => speak(world, author, now(), text, aContext({ now: testNow + 5 }))
  const both = () => [woman, man].map((who) => mayConverse(world, world.members.get(who.id), now()))
  return { world, woman, man, uuid, now, say, both }
}

test('D-27 she writes first; each message is in the conversation and unread by the other', () => {
  const { world, woman, man, now, say } = matched()
  const before = now()
  expect(say(man, 'こんばんは')).toBeUndefined()
  expect(now()).toBe(before)
  const first = say(woman, 'はじめまして')
  expect(first).toEqual({
    id: 1,
    pairingId: before.id,
    authorId: woman.id,
    content: 'はじめまして',
    createdAt: testNow + 5,
  })
  expect(now()).toEqual({
    ...before,
    womanWrote: true,
    unreadByMan: 1,
    lastMessage: 'はじめまして',
    lastMessageAt: testNow + 5,
  })
  say(man, 'よろしく')
  say(man, 'お願いします')
  expect(now()).toMatchObject({ unreadByWoman: 2, unreadByMan: 1, lastMessage: 'お願いします' })
  expect(world.messages.size).toBe(3)
})

test.each([' 　\n', 'https://example.com', 'あ'.repeat(1001)])(
  'CHAT-11 CHAT-18 WS-01 what may not be said is dropped without a word: %s',
  (text) => {
    const { woman, now, say } = matched()
    const before = now()
    expect(say(woman, text)).toBeUndefined()
    expect(now()).toBe(before)
  },
)

test('D-22 D-25 IMP-29 allows a chat while matched, unblocked, verified and both present', () => {
  for (const statusN of statusNs) {
    const open = [1, 2, 4, 7].includes(statusN)
    expect(matched({ statusN }).both()).toEqual([open, open])
  }
  expect(matched({ blockedBy: 1 }).both()).toEqual([false, false])
  const left = matched()
  left.world.members.update(left.man.id, { activeStatus: 'inactive' })
  expect(left.both()).toEqual([false, false])
  const she = matched()
  she.world.members.update(she.woman.id, { activeStatus: 'inactive' })
  expect(she.both()).toEqual([false, false])
  const unverified = matched()
  unverified.world.members.update(unverified.man.id, { ageConf: 1 })
  expect(unverified.both()[1]).toBe(false)
})

test('C-5 API-46 refuses a foreign conversation like a missing one', () => {
  const { world, woman, man, uuid, now } = matched()
  for (const who of [woman, man]) expect(getConversation(world, who, uuid)).toBe(now())
  expect(findConversation(world, aWoman(world), uuid)).toBeUndefined()
  for (const asked of [() => getConversation(world, aMan(world), uuid), () => getConversation(world, woman, 'x')]) {
    const { code, detail } = refusalOf(asked)
    expect([code, detail.msg]).toEqual(['unknown', 'このメッセージは表示できません。'])
  }
})

test("API-47 marks only the reader's side as read, and changes nothing without unread messages", () => {
  const { world, woman, man, now } = matched({ unreadByWoman: 2, unreadByMan: 3 })
  markRead(world, now(), woman)
  expect(now()).toMatchObject({ unreadByWoman: 0, unreadByMan: 3 })
  const before = now()
  markRead(world, before, woman)
  expect(now()).toBe(before)
  markRead(world, now(), man)
  expect(now()).toMatchObject({ unreadByWoman: 0, unreadByMan: 0 })
})

test('a townsperson reacts to a message within a minute', () => {
  const { world, woman, say } = matched()
  const later = testNow + 10 * minuteMs
  const townActivity = { nextAt: later, encounterAt: later, encounters: 0, played: [], last: null }
  world.settings.update(1, { townActivity })
  say(woman, 'はじめまして')
  expect(world.settings.get(1).townActivity?.nextAt).toBe(testNow + 5 + minuteMs)
})

test('a message makes the town act within a minute, never later than planned, and not at all while it is off', () => {
  const { world, woman, say } = matched()
  say(woman, 'はじめまして')
  expect(world.settings.get(1).townActivity).toBeUndefined()
  const dueAt = testNow + 5 + minuteMs
  const activity = { encounterAt: dueAt, encounters: 3, played: [1], last: null }
  for (const planned of [dueAt - 1, dueAt, dueAt + 1]) {
    world.settings.update(1, { townActivity: { ...activity, nextAt: planned } })
    say(woman, 'こんばんは')
    expect(world.settings.get(1).townActivity).toEqual({ ...activity, nextAt: Math.min(planned, dueAt) })
  }
})
