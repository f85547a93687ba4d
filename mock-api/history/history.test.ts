import { renameSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMail } from '../../tests/support/world/a-mail.ts'
import { aFolder, openStore } from '../../tests/support/world/a-store.ts'
import { Clock } from '../engine/clock/clock.ts'
import { TimeMachine } from '../engine/clock/time-machine.ts'
import { Faults } from '../tools/faults/faults.ts'
import { runUntil } from '../world/effect-rule.ts'
import { HistoryFile } from './history-file.ts'
import { History } from './history.ts'
import type { Cause } from './moment-tree.ts'

const cause: Cause = { kind: 'call', subject: 'API-49', phone: 'a', memberId: 5 }
const story = (step: number) => ({ key: 'first-week', step }) as never

/** A history over a stored world. `call` adds a mail as one call does; `mails` are the subjects of the present world. */
async function aHistory(mostBytes = 1e9, dir?: string) {
  const dataDir = dir ?? (await aFolder())
  const store = await openStore(dataDir)
  const clock = new Clock(() => 0, { mode: 'frozen', at: testNow, since: 0, speed: 1 })
  const time = new TimeMachine(store, clock, [], () => undefined, runUntil)
  const faults = new Faults(() => 0)
  const history = new History({ dataDir, mostBytes, store, clock, faults, time })
  let open = true
  const close = async (keep: boolean) => {
    if (!open) return
    open = false
    history.close()
    await store.close(keep)
  }
  onTestFinished(() => close(false))
  const add = (subject: string) => store.transact((world) => world.mails.insert(aMail(subject)))
  const call = async (subject: string, by: Partial<Cause> = {}, key: object = {}) => {
    history.operations.during(key, { ...cause, ...by }, () => add(subject))
    await store.saved()
    return history.operations.of(key)
  }
  const mails = () => [...store.world.mails.all()].map(({ subject }) => subject)
  const moments = () => history.moments.list().map(({ id }) => id)
  return { dataDir, store, clock, faults, history, add, call, mails, moments, close }
}

test('D-109 each call that changes the world is a moment, to which undo and redo lead', async () => {
  const { history, clock, call, mails } = await aHistory()
  const changed = vi.fn<() => void>()
  history.changed.add(changed)
  await call('a')
  expect(changed).toHaveBeenCalledTimes(1)
  clock.moveTo(testNow + 5)
  await call('b')
  expect(history.moments.list()).toMatchObject([
    { id: 1, cause: { kind: 'start' } },
    { id: 2, cause, changes: 1, before: { at: testNow } },
    { id: 3, cause, changes: 1, before: { at: testNow + 5 } },
  ])
  expect(await history.undo()).toBe(true)
  expect([mails(), history.moments.present.id, clock.now()]).toEqual([['a'], 2, testNow + 5])
  expect(await history.undo()).toBe(true)
  expect([mails(), clock.now(), await history.undo()]).toEqual([[], testNow, false])
  expect([await history.redo(), mails()]).toEqual([true, ['a']])
  expect([await history.redo(), mails(), await history.redo()]).toEqual([true, ['a', 'b'], false])
  expect(changed.mock.calls.length).toBeGreaterThanOrEqual(6)
  expect([await history.go(({ moments }) => moments.at(moments.present)), mails()]).toEqual([false, ['a', 'b']])
})

test('calls that a page makes by itself are no moments, but what they changed is known', async () => {
  const { history, call, moments } = await aHistory()
  const operation = await call('a', { subject: 'API-46' })
  expect([moments(), operation?.hasMoment, operation?.records.length]).toEqual([[1], false, 1])
  await call('b', { kind: 'operator', subject: 'API-46' })
  expect(moments()).toEqual([1, 2])
  expect([await history.undo(), history.moments.present.id]).toEqual([true, 1])
})

test('work with one key is one moment, and a change without a key is none', async () => {
  const { history, call, add, store, moments } = await aHistory()
  const key = {}
  await call('a', {}, key)
  const operation = await call('b', { subject: 'other' }, key)
  expect(operation).toMatchObject({
    cause,
    hasMoment: true,
    moment: 2,
    records: [{ table: 'mails' }, { table: 'mails' }],
  })
  add('c')
  await store.saved()
  expect([moments(), history.moments.find(2)?.changes]).toEqual([[1, 2], 2])
  expect((await history.changesOf(history.moments.present)).map(({ after }) => after)).toMatchObject([
    ...[{ subject: 'a' }, { subject: 'b' }],
  ])
  expect(history.operations.of({})).toBeUndefined()
})

test('goes back to just before an operation', async () => {
  const { history, call, mails } = await aHistory()
  const first = await call('a')
  const read = await call('b', { subject: 'API-46' })
  await call('c')
  if (!first || !read) throw new Error('No operation was noted.')
  expect([await history.undoOperation(read), mails()]).toEqual([true, ['a']])
  expect(history.moments.present.id).toBe(2)
  expect([await history.undoOperation(first), mails(), history.moments.present.id]).toEqual([true, [], 1])
  history.moments.moveTo(history.moments.find(3) ?? history.moments.present, first.before)
  history.moments.forgetOldest(2)
  expect([await history.undoOperation(first), await history.undoOperation(read)]).toEqual([false, false])
})

test('all changes of a step of a storyline are one moment', async () => {
  const { history, call, mails, moments } = await aHistory()
  const changed = vi.fn<() => void>()
  history.changed.add(changed)
  const begin = async () => {
    await call('a')
    history.begin(cause)
    await call('b', { subject: 'API-46' })
  }
  await history.runStep(begin, { cause: { ...cause, kind: 'step' }, story: story(1) })
  expect(changed).toHaveBeenCalledTimes(4)
  expect([moments(), history.moments.present.story]).toEqual([[1, 2], story(1)])
  await call('c')
  expect(history.moments.present).toMatchObject({ id: 3, story: story(1) })
  await history.runStep(() => call('d').then(() => {}), { cause, story: story(2) })
  const restored = await history.undoStep(story(2))
  expect([restored?.at, mails(), history.moments.present.id]).toEqual([testNow, ['a', 'b', 'c'], 3])
  const undone = [await history.undoStep(story(2)), await history.undoStep(story(1)), await history.undoStep(story(1))]
  expect([undone.map((state) => state?.at), mails()]).toEqual([[undefined, testNow, undefined], []])
})

test('a step that fails is undone as a whole, and no step of another story that has reached its number', async () => {
  const { history, call, mails } = await aHistory()
  const fail = async (meanwhile: () => Promise<unknown>) => {
    await call('a')
    await meanwhile()
    throw new Error('It is broken.')
  }
  const runStep = (meanwhile: () => Promise<unknown>) =>
    history.runStep(() => fail(meanwhile), { cause, story: story(1) })
  await expect(runStep(() => call('b'))).rejects.toThrow('It is broken.')
  expect(mails()).toEqual([])
  const playOther = async () => {
    await history.undo()
    await history.runStep(() => call('c').then(() => {}), { cause, story: { key: 'other', step: 1 } })
  }
  await expect(runStep(playOther)).rejects.toThrow('It is broken.')
  expect(mails()).toEqual(['c'])
  // Nor does going back in a story undo a step of another one.
  expect([await history.undoStep(story(1)), mails()]).toEqual([undefined, ['c']])
})

test('a step that fails ends, and later changes are moments of their own', async () => {
  const { history, call, moments } = await aHistory()
  await expect(history.runStep(() => Promise.reject(new Error('It is broken.')))).rejects.toThrow('It is broken.')
  await call('a')
  expect(moments()).toEqual([1, 2])
})

test('a way back and another world end the running step: later changes are moments of their own', async () => {
  const { history, call, mails, moments } = await aHistory()
  const step = { cause: { ...cause, kind: 'step' as const }, story: story(1) }
  await history.runStep(async (isRunning) => {
    await call('a')
    await history.undo()
    expect(isRunning()).toBe(false)
    await call('b')
  }, step)
  expect([mails(), history.moments.present.id, moments()]).toEqual([['b'], 3, [1, 2, 3]])
  await history.runStep(async (isRunning) => {
    history.beginLoad('reset', null, history.state())
    expect(isRunning()).toBe(false)
  }, step)
  expect(history.moments.present).toMatchObject({ id: 5, story: null, cause: { kind: 'load', subject: 'reset' } })
})

test('goes nowhere when its moment is forgotten on the way', async () => {
  const { history, call, mails } = await aHistory()
  for (const subject of ['a', 'b']) await call(subject)
  const going = history.go(({ moments }) => {
    const [first] = moments.list()
    const destination = first && moments.at(first)
    moments.forgetOldest(1)
    return destination
  })
  await expect(going).rejects.toThrow('Failed to go back: moment 1 was forgotten meanwhile. Choose a later one.')
  expect([mails(), history.moments.present.id]).toEqual([['a', 'b'], 3])
})

test('replays work of another run as a moment, with the changes of calls counted', async () => {
  const { history, add, store } = await aHistory()
  for (const kind of ['call', 'frame', 'operator', 'jump'] as const) {
    history.replay({ ...cause, kind }, null, () => add(kind))
    await store.saved()
  }
  expect(history.moments.list().map((moment) => [moment.cause.kind, moment.changes])).toEqual([
    ...[
      ['start', 0],
      ['call', 1],
      ['frame', 1],
      ['operator', 1],
      ['jump', 0],
    ],
  ])
  expect(history.moments.present.before.position.bytes).toBeGreaterThan(0)
  await history.undo()
  expect(store.world.mails.size).toBe(3)
})

test('names the present moment and tells it; a second name begins a moment', async () => {
  const { history, moments } = await aHistory()
  const changed = vi.fn<() => void>()
  history.changed.add(changed)
  expect(history.name('here')).toMatchObject({ id: 1, name: 'here', saved: { at: testNow } })
  expect(changed.mock.calls.length).toBe(1)
  expect(history.name('also here')).toMatchObject({ id: 2, cause: { kind: 'operator', subject: 'nameMoment' } })
  history.unname(history.moments.present)
  expect([moments(), history.moments.present.name]).toEqual([[1, 2], null])
})

test('R2 refuses a name that cannot be saved, and lists none', async () => {
  const { dataDir, history, store } = await aHistory()
  vi.spyOn(HistoryFile.prototype, 'flush').mockImplementationOnce(() => {
    throw Object.assign(new Error('no'), { code: 'ENOSPC', syscall: 'write' })
  })
  expect(() => history.save('full')).toThrow(/: the disk is full\./)
  expect([history.moments.present.name, store.folder.health.problem?.kind]).toEqual([null, 'full'])
  expect(history.save('room again').name).toBe('room again')
  renameSync(dataDir, `${dataDir}-moved`)
  expect(() => history.save('moved')).toThrow(/it was deleted, moved or replaced/)
  renameSync(`${dataDir}-moved`, dataDir)
  expect(history.moments.list().map(({ name }) => name)).toEqual(['room again'])
})

test('D-109 keeps its moments over a restart, and counts their bytes', async () => {
  const first = await aHistory()
  await first.call('a')
  await first.call('b')
  expect(first.history.bytes).toBeGreaterThan(0)
  const before = structuredClone(first.history.moments.tree)
  await first.close(true)
  const again = await aHistory(1e9, first.dataDir)
  expect(again.history.moments.tree).toEqual(before)
  expect([await again.history.undo(), again.mails()]).toEqual([true, ['a']])
})

test('D-109 forgets the oldest moments beyond its limit, but not the present one', async () => {
  const { history, store, call, moments } = await aHistory(0)
  for (const subject of ['a', 'b', 'c']) await call(subject)
  expect([...store.folder.pinned()]).toEqual([])
  expect([moments(), history.moments.forgotten, history.mostBytes]).toEqual([[4], 3, 0])
  const large = await aHistory()
  for (const subject of ['a', 'b']) await large.call(subject)
  expect([[...large.store.folder.pinned()].length, large.moments()]).toEqual([4, [1, 2, 3]])
})

test('changes during a way back belong to the world that is left', async () => {
  const { history, store, add, call, mails } = await aHistory()
  await call('a')
  const going = history.undo()
  add('late')
  await going
  expect(mails()).toEqual([])
  await history.redo()
  expect(mails()).toEqual(['a', 'late'])
  expect(store.world.mails.size).toBe(2)
})
