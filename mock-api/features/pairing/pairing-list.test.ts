import { expect, test } from 'vitest'
import { recommendFilters, statusNs } from '../../../src/contract/enums/pairing.ts'
import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { listPairings, filterPairings, pairingsOf } from './pairing-list.ts'

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id)

/** A member's pairings with a new partner at every status. */
function atEveryStatus(world: World, me: Member) {
  return statusNs.map((statusN) =>
    me.sex === 2 ? aPairing(world, me, aMan(world), { statusN }) : aPairing(world, aWoman(world), me, { statusN }),
  )
}

test('REC-19 REC-12 REC-18 D-23 filters by sex', () => {
  const world = aWorld()
  const shown = (me: Member) => {
    const all = pairingsOf(world, me)
    return Object.fromEntries(
      recommendFilters.map((filter) => [
        filter,
        filterPairings(all, me.sex, filter)
          .map(({ statusN }) => statusN)
          .toSorted((a, b) => a - b),
      ]),
    )
  }
  const woman = aWoman(world)
  const man = aMan(world)
  atEveryStatus(world, woman)
  atEveryStatus(world, man)
  expect(shown(woman)).toEqual({ liked: [8], matching: [1, 2, 4, 7], others: [0, 3, 6], send_like: [9] })
  expect(shown(man)).toEqual({ liked: [9], matching: [1, 2, 4, 7], others: [0, 3, 6], send_like: [8] })
})

test('REC-11 D-22 without a filter all statuses are listed', () => {
  const world = aWorld()
  const woman = aWoman(world)
  atEveryStatus(world, woman)
  expect(
    listPairings(world, woman, { page: 1 })
      .rows.map(({ statusN }) => statusN)
      .toSorted((a, b) => a - b),
  ).toEqual([...statusNs])
})

test('API-29 ENTITY2-37 C-9 sorts by last message or change of status, latest first, ties by highest id', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const at = (statusAt: number, lastMessageAt: number | null = null) =>
    aPairing(world, woman, aMan(world), { statusN: 1, statusAt, lastMessageAt }).id
  const old = at(testNow - 3 * minuteMs)
  const spoken = at(testNow - 5 * minuteMs, testNow)
  const first = at(testNow - minuteMs)
  const second = at(testNow - minuteMs)
  const oldest = at(testNow - 4 * minuteMs)
  expect(ids(pairingsOf(world, woman))).toEqual([spoken, second, first, old, oldest])
})

test('D-25 IMP-29 D-36 lists neither blocked pairings nor absent or minor partners', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  aPairing(world, woman, man, { statusN: 3, blockedBy: woman.id })
  aPairing(world, woman, aMan(world, { activeStatus: 'inactive' }), { statusN: 1 })
  aPairing(world, woman, aMan(world, { ageConf: 3 }), { statusN: 1 })
  aPairing(world, woman, aMan(world, { ageConf: 4 }), { statusN: 1 })
  const unpaid = aPairing(world, woman, aMan(world, { paid: false }), { statusN: 1 })
  expect(ids(pairingsOf(world, woman))).toEqual([unpaid.id])
  expect(pairingsOf(world, man)).toEqual([])
})

test('REC-22 API-29 C-9 ten per page, page count rounded up, a page beyond the end empty, a bad page the first', () => {
  const world = aWorld()
  const woman = aWoman(world)
  expect(listPairings(world, woman, { page: 1 })).toEqual({ rows: [], pageCount: 0, unread: 0 })
  for (let number = 0; number < 21; number += 1) aPairing(world, woman, aMan(world))
  const sizes = [1, 2, 3, 4, 0, -5].map((page) => listPairings(world, woman, { page }).rows.length)
  expect(sizes).toEqual([10, 10, 1, 0, 10, 10])
  expect(listPairings(world, woman, { page: 1 }).pageCount).toBe(3)
})

test('C-6 API-30 without verification the lists are empty', () => {
  const world = aWorld()
  for (const me of [aMan(world, { paid: false }), aMan(world, { ageConf: 1 }), aWoman(world, { ageConf: 0 })]) {
    atEveryStatus(world, me)
    expect(listPairings(world, me, { page: 1 })).toEqual({ rows: [], pageCount: 0, unread: 0 })
  }
})

test('API-29 ENTITY2-36 IMP-30 counts unread messages of all open conversations under every filter', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const counts = { unreadByWoman: 2, unreadByMan: 5 }
  for (const statusN of [1, 2, 4, 7, 3] as const) aPairing(world, woman, aMan(world), { statusN, ...counts })
  expect(listPairings(world, woman, { page: 1, status: 'liked' }).unread).toBe(8)
})

test('API-09 only listing the received likes marks them as seen', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  const received = aPairing(world, woman, man, { statusN: 8 })
  const sent = aPairing(world, woman, aMan(world), { statusN: 9 })
  listPairings(world, woman, { page: 1 })
  listPairings(world, woman, { page: 1, status: 'others' })
  listPairings(world, man, { page: 1, status: 'liked' })
  expect(world.pairings.get(received.id).likeSeen).toBe(false)
  listPairings(world, woman, { page: 1, status: 'liked' })
  const seen = world.pairings.get(received.id)
  expect(seen.likeSeen).toBe(true)
  listPairings(world, woman, { page: 1, status: 'liked' })
  expect(world.pairings.get(received.id)).toBe(seen)
  expect(world.pairings.get(sent.id)).toBe(sent)
})
