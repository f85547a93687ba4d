import { expect, test, vi } from 'vitest'
import { type Cause, newTree, type TreeChange, type WorldState } from './moment-tree.ts'
import { Moments, mostMoments } from './moments.ts'

const cause: Cause = { kind: 'call', subject: 'API-49', phone: 'a', memberId: 5 }
const stateAt = (bytes: number): WorldState => ({ position: { base: 1, journal: 1, bytes }, at: bytes })
const story = { key: 'first-week', step: 2 } as never

/** Moments 1 to 3 in a row, whose states are at 0, 10 and 20. */
function aRow() {
  const changes: TreeChange[] = []
  const moments = new Moments(newTree(stateAt(0)), (change) => changes.push(change))
  const first = moments.present
  return {
    moments,
    changes,
    first,
    second: moments.add(cause, null, stateAt(10)),
    third: moments.add(cause, story, stateAt(20)),
  }
}

const ids = (moments: Moments) => moments.list().map(({ id }) => id)

test('D-109 begins with a start and adds each moment after the present one', () => {
  const { moments, first, second, third } = aRow()
  expect(first).toEqual({
    ...{ id: 1, parent: null, cause: { kind: 'start', subject: '', phone: null, memberId: null }, story: null },
    ...{ before: stateAt(0), end: stateAt(10), next: null, name: null, changes: 0, ranges: [] },
  })
  expect([second.parent, second.end, second.before, second.cause]).toEqual([1, stateAt(20), stateAt(10), cause])
  expect([third.parent, third.end, third.story, moments.present]).toEqual([2, null, story, third])
  expect([moments.find(2), moments.find(4), moments.parentOf(second), moments.parentOf(first)]).toEqual([
    ...[second, undefined, first, undefined],
  ])
  expect(moments.tree).toEqual({ moments: [first, second, third], present: 3, nextId: 4, forgotten: 0, phones: {} })
})

test('D-109 leads back and forth, and a new change begins a branch', () => {
  const { moments, first, second, third } = aRow()
  expect(moments.redo).toBeUndefined()
  moments.moveTo(first, stateAt(30))
  expect([moments.present, first.end, third.end, moments.redo]).toEqual([first, null, stateAt(30), second])
  moments.moveTo(second, stateAt(10))
  expect([moments.redo, second.end]).toEqual([third, null])
  moments.moveTo(first, stateAt(20))
  const branch = moments.add(cause, null, stateAt(40))
  expect([branch.id, branch.parent, moments.redo]).toEqual([4, 1, undefined])
  moments.moveTo(first, stateAt(50))
  expect(moments.redo).toBe(branch)
})

test('D-109 tells and repeats every change, with the same tree', () => {
  const { moments, changes, first } = aRow()
  const range = { base: 1, journal: 1, from: 0, to: 5 }
  moments.did(3, 2, range)
  moments.name(moments.present, 'here', stateAt(25))
  moments.moveTo(first, stateAt(30))
  moments.forgetOldest(1)
  expect(changes).toEqual([
    { add: { cause, story: null, before: stateAt(10) } },
    { add: { cause, story, before: stateAt(20) } },
    { did: 3, changes: 2, range },
    { name: 'here', moment: 3, saved: stateAt(25) },
    { moveTo: 1, left: stateAt(30) },
    { forgetBefore: 2 },
  ])
  const again = new Moments(newTree(stateAt(0)))
  for (const change of changes) again.apply(change)
  expect(again.tree).toEqual(moments.tree)
  expect(again.find(3)?.name).toBe('here')
})

test('ignores changes of moments that are not there', () => {
  const { moments, changes } = aRow()
  changes.length = 0
  const range = { base: 1, journal: 1, from: 0, to: 5 }
  moments.did(9, 2, range)
  expect(changes).toEqual([])
  const before = structuredClone(moments.tree)
  moments.apply({ did: 9, changes: 2, range })
  moments.apply({ moveTo: 9, left: stateAt(30) })
  expect(moments.tree).toEqual(before)
  expect(() => new Moments({ ...before, present: 9 })).toThrow('Failed to read the history: it has no moment 9.')
})

test('counts records and joins ranges that follow each other in one journal', () => {
  const { moments, third } = aRow()
  const range = (journal: number, from: number, to: number) => ({ base: 1, journal, from, to })
  moments.did(3, 2, range(1, 0, 5))
  moments.did(3, 1, range(1, 5, 7))
  moments.did(3, 1, range(1, 8, 9))
  moments.did(3, 1, range(2, 9, 12))
  expect([third.changes, third.ranges]).toEqual([5, [range(1, 0, 7), range(1, 8, 9), range(2, 9, 12)]])
})

test('needs the positions at both ends of a moment, but none before a first or after the present one', () => {
  const { moments, first, second, third } = aRow()
  const bytesOf = (moment: typeof first) => [...moments.positionsOf(moment)].map(({ bytes }) => bytes)
  expect([bytesOf(first), bytesOf(second), bytesOf(third)]).toEqual([[10], [10, 20], [20]])
})

test('D-109 forgets the oldest moments, but never the present one', () => {
  const { moments, first, third } = aRow()
  const changed = vi.spyOn(moments, 'apply')
  moments.forgetOldest(0)
  moments.forgetOldest(3)
  moments.forgetOldest(-1)
  expect([ids(moments), changed.mock.calls]).toEqual([[1, 2, 3], []])
  moments.moveTo(first, stateAt(30))
  moments.forgetOldest(2)
  expect([ids(moments), moments.forgotten, first.parent, third.parent]).toEqual([[1, 3], 1, null, null])
})

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

test('D-109 keeps what can be reached, without the way to what cannot', () => {
  const { moments, second, third } = aRow()
  moments.forgetUnless(({ at }) => at !== 10)
  expect([ids(moments), second.parent, third.parent]).toEqual([[2, 3], null, 2])
  moments.forgetUnless(() => true)
  expect([ids(moments), third.parent, moments.forgotten]).toEqual([[2, 3], 2, 1])
})

test('D-109 going to a named moment restores the state in which it was named; redo restores the last one', () => {
  const { moments, first, second, third } = aRow()
  expect([moments.at(first)?.state, moments.at(third), moments.before(first)]).toEqual([
    ...[stateAt(10), undefined, undefined],
  ])
  moments.name(third, 'here', stateAt(25))
  expect(moments.at(third)).toEqual({ moment: third, state: stateAt(25) })
  expect([moments.before(third), moments.afterRedo()]).toEqual([{ moment: second, state: stateAt(20) }, undefined])
  expect([...moments.positionsOf(third)].map(({ bytes }) => bytes)).toEqual([20, 25])
  moments.moveTo(second, stateAt(30))
  expect([moments.afterRedo(), moments.at(third)?.state]).toEqual([{ moment: third, state: stateAt(30) }, stateAt(25)])
  moments.unname(third)
  expect([third.name, moments.at(third)?.state]).toEqual([null, stateAt(30)])
})

test('D-109 forgets everything of an old named moment but its saved state', () => {
  const { moments, second } = aRow()
  moments.name(second, 'kept', stateAt(15))
  moments.did(2, 3, { base: 1, journal: 1, from: 10, to: 12 })
  for (const bytes of [30, 40]) moments.add(cause, null, stateAt(bytes))
  expect(moments.unnamed().map(({ id }) => id)).toEqual([1, 3, 4, 5])
  moments.forgetOldest(2)
  expect([ids(moments), moments.forgotten]).toEqual([[2, 4, 5], 2])
  expect(second).toMatchObject({ parent: null, end: stateAt(15), saved: stateAt(15), changes: 0, ranges: [] })
  // Its own world is gone.
  moments.forgetUnless(({ at }) => at !== 15)
  expect([ids(moments), second.name]).toEqual([[4, 5], null])
})

test('D-109 moments of a story that was renamed have its new key, also when the changes are repeated', () => {
  const { moments, changes, first, third } = aRow()
  moments.renameStory('other', 'x')
  expect(changes).toHaveLength(2)
  moments.renameStory('first-week', 'data/week')
  expect([first.story, third.story]).toEqual([null, { key: 'data/week', step: 2 }])
  const again = new Moments(newTree(stateAt(0)))
  for (const change of changes) again.apply(change)
  expect(again.find(3)?.story).toEqual(third.story)
})
