import { expect, test, vi } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { aMachine, tick } from '../../../tests/support/world/a-time-machine.ts'
import { Journal } from '../store/journal/journal.ts'
import { StoreError } from '../store/store-error.ts'
import { Clock, type ClockState } from './clock.ts'

const link = { links: ['http://a'] }

test('D-03 applies due effects in order of time, rule and record, each at its own instant', async () => {
  const { real, time, add, mails, fired, coming, settledAt: ranUntil } = await aMachine('running')
  add('due', 30)
  add('due', 10)
  add('', 10, link)
  add('due', 10)
  add('due', 41)
  expect(coming()).toEqual(['sends 2 10', 'sends 4 10', 'opens 3 10', 'sends 1 30', 'sends 5 41'])
  await time.runDueEffects()
  expect([fired(), ranUntil()]).toEqual([[], 0])
  // The clock runs twice as fast.
  real.now = 20
  await time.runDueEffects()
  expect(mails()).toEqual(['sent 30', 'sent 10', '', 'sent 10', 'due'])
  expect(fired()).toEqual(['sends 2 10', 'sends 4 10', 'opens 3 10', 'sends 1 30'])
  expect([ranUntil(), time.now() - testNow, coming()]).toEqual([30, 40, ['sends 5 41']])
  // A change that was due earlier does not set the instant back.
  add('due', 20)
  await time.runDueEffects()
  expect([mails().at(-1), ranUntil()]).toEqual(['sent 20', 30])
})

test('opens no transaction when nothing is due', async () => {
  const { store, time, add, real } = await aMachine('running')
  add('due', 2)
  const transact = vi.spyOn(store, 'transact')
  await time.runDueEffects()
  expect(transact).not.toHaveBeenCalled()
  real.now = 1
  await time.runDueEffects()
  expect(transact).toHaveBeenCalledTimes(1)
})

test('D-03 a window opens at the instant at which an effect changes its record', async () => {
  const { time, add, fired, coming } = await aMachine()
  add('due', 10, link)
  await time.jump(() => testNow + 10)
  expect([fired(), coming()]).toEqual([['sends 1 10', 'opens 1 10'], []])
})

test('D-03 the coming effects follow every change of a record', async () => {
  const { store, time, add, coming } = await aMachine()
  const { id } = add('due', 10)
  add('due', 20, link)
  store.transact((world) => void world.mails.update(id, { createdAt: testNow + 30 }))
  expect([coming(), time.effects.nextOf('sends' as never), time.effects.nextOf('opens' as never)]).toEqual([
    ['sends 2 20', 'opens 2 20', 'sends 1 30'],
    testNow + 20,
    testNow + 20,
  ])
  store.transact((world) => void world.mails.update(id, { text: 'the same instant' }))
  store.transact((world) => world.mails.delete(2))
  expect([coming(), time.effects.nextOf('opens' as never)]).toEqual([['sends 1 30'], undefined])
  store.transact((world) => void world.mails.update(id, { subject: 'never' }))
  expect(coming()).toEqual([])
  // A window in the past has opened; a change in the past is still due.
  add('due', -5, link)
  expect(coming()).toEqual(['sends 3 -5'])
})

test('shows the first effects, wanted later ones, and the rest, without those that choose a record', async () => {
  const { time, add } = await aMachine()
  for (const at of [10, 20, 30]) add('due', at)
  add('drop', 5)
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  const plain = time.effects.outlook(1)
  expect([ids(plain.coming), ids(plain.rest), ids(plain.all)]).toEqual([[1], [2, 3], [1, 2, 3]])
  expect(plain.coming[0]?.record).toMatchObject({ id: 1, subject: 'due' })
  const wanted = time.effects.outlook(1, ({ record }) => record.id === 3)
  expect([ids(wanted.coming), ids(wanted.rest)]).toEqual([[1, 3], [2]])
})

test.each(['frozen', 'running'] as const)('D-04 a jump of a %s clock applies all up to its target', async (mode) => {
  const { store, clock, time, add, mails, settledAt: ranUntil } = await aMachine(mode)
  for (let at = 1; at <= 60; at += 1) add('due', at)
  add('due', 101)
  const jumping = time.jump(() => testNow + 100)
  await tick()
  await store.saved()
  const { fired, count, stopped } = await jumping
  expect([fired.length, count, stopped, time.now() - testNow, ranUntil()]).toEqual([60, 60, false, 100, 60])
  expect(mails().filter((mail) => mail.startsWith('sent'))).toHaveLength(60)
  expect(clock.state).toMatchObject({ mode, speed: 2 })
})

test('D-04 a server that is killed within a jump opens with a clock that runs on from there', async () => {
  const { real, clock, saved, time, add, settledAt: ranUntil } = await aMachine('running')
  for (let at = 1; at <= 60; at += 1) add('due', at)
  const jumping = time.jump(() => testNow + 100)
  while (ranUntil() === 0) await tick()
  // Time stands still for the calls between two batches.
  real.now = 10
  expect(clock.now() - testNow).toBe(ranUntil())
  const after = new Clock(() => real.now, saved.mock.lastCall?.[0] as ClockState)
  real.now = 20
  expect([after.state.mode, after.now() - testNow]).toEqual(['running', ranUntil() + 2 * 20])
  await jumping
  expect(clock.now() - testNow).toBe(100)
  real.now = 21
  expect(clock.now() - testNow).toBe(102)
})

test('tells of a jump without effects', async () => {
  const { time, add } = await aMachine()
  expect(await time.jump(() => testNow + 5)).toMatchObject({ fired: [], count: 0, stopped: false })
  expect([time.now() - testNow, time.jumpUnderWay]).toEqual([5, undefined])
  add('due', 6)
  expect((await time.jump(() => testNow + 6)).fired).toHaveLength(1)
  expect((await time.jump(() => testNow + 7)).fired).toEqual([])
})

test('returns the effects of this jump, at most the latest thousand', async () => {
  const { store, time, add } = await aMachine()
  add('due', 1)
  await time.jump(() => testNow + 1)
  add('due', 2)
  expect((await time.jump(() => testNow + 2)).fired.map(({ id }) => id)).toEqual([2])
  store.transact((world) => {
    for (let at = 3; at <= 1012; at += 1) world.mails.insert({ ...aMail('due'), createdAt: testNow + at })
  })
  const { fired, count } = await time.jump(() => testNow + 2000)
  expect([count, fired.length, fired[0]?.id, fired.at(-1)?.id]).toEqual([1010, 1000, 13, 1012])
})

test('D-03 a call within a jump applies nothing, even at the instant that the jump has reached', async () => {
  const { time, add, fired } = await aMachine()
  for (let count = 0; count < 60; count += 1) add('due', 10)
  const jumping = time.jump(() => testNow + 20)
  while (fired().length === 0) await tick()
  await time.runDueEffects()
  expect(fired()).toHaveLength(25)
  expect((await jumping).count).toBe(60)
})

test('D-04 stops a jump between two batches, where other work saw its way', async () => {
  const { time, add, settledAt: ranUntil } = await aMachine()
  for (let at = 1; at <= 200; at += 1) add('due', at)
  expect(await time.stop()).toBe(false)
  const jumping = time.jump(() => testNow + 300)
  while (ranUntil() === 0) await tick()
  expect(time.jumpUnderWay).toMatchObject({ from: testNow, to: testNow + 300 })
  // Reading within a jump applies nothing.
  await time.runDueEffects()
  expect([await time.stop(), time.jumpUnderWay]).toEqual([true, undefined])
  const { stopped, count } = await jumping
  expect([stopped, count % 25, time.now() - testNow, ranUntil()]).toEqual([true, 0, count, count])
  expect(count).toBeLessThan(200)
})

test('a jump whose caller has gone does not begin', async () => {
  const { time } = await aMachine()
  const gone = await time.jump(() => testNow + 5, AbortSignal.abort())
  expect(gone).toEqual({ fired: [], count: 0, stopped: true })
  expect(time.now()).toBe(testNow)
  const caller = new AbortController()
  const jumping = time.jump(() => {
    caller.abort()
    return testNow + 5
  }, caller.signal)
  expect([(await jumping).stopped, time.now()]).toEqual([true, testNow])
})

test.each([
  ['arrives', 'due', 10],
  ['fails on its way', 'fails', 9],
])('work that began with a jump ends when time goes on, also when the jump %s', async (_, subject, reached) => {
  const { time, add } = await aMachine()
  add(subject, 10)
  const ended: unknown[] = []
  const begin = (to: number) => ({
    to,
    end: () => void ended.push([time.now() - testNow, time.jumpUnderWay]),
  })
  const jumped = await time.jump(() => testNow + 10, undefined, begin).catch(() => undefined)
  expect([jumped?.begun?.to, ended]).toEqual([subject === 'due' ? testNow + 10 : undefined, [[reached, undefined]]])
})

test.each([
  ['fails', 'It is broken.'],
  ['stays', 'Failed to apply sends of mails/3: it is still due. Repair its rule.'],
])('D-03 stops before an effect that %s, keeps those before it and goes on after its repair', async (subject, why) => {
  const { store, clock, time, add, mails, fired, settledAt: ranUntil } = await aMachine('running')
  add('due', 10)
  add('due', 20)
  add(subject, 20)
  add('due', 30)
  const at = new Date(testNow + 20 + 9 * 3_600_000).toISOString().replace('Z', '+09:00')
  const message = `Failed to apply sends of mails/3, due ${at}: ${why} Go back to an earlier moment, or repair its rule.`
  const failure = { name: 'EffectFailure', message, at: testNow + 20, cause: { message: why } }
  await expect(time.jump(() => testNow + 50)).rejects.toMatchObject(failure)
  expect([mails(), fired()]).toEqual([
    ['sent 10', 'sent 20', subject, 'due'],
    ['sends 1 10', 'sends 2 20'],
  ])
  // Time does not go back before what was applied, and stands, or each call would meet the effect.
  expect([time.now() - testNow, ranUntil(), time.jumpUnderWay]).toEqual([20, 20, undefined])
  expect(clock.state.mode).toBe('frozen')
  store.transact((world) => void world.mails.update(3, { subject: 'due' }))
  await time.jump(() => testNow + 50)
  expect(mails()).toEqual(['sent 10', 'sent 20', 'sent 20', 'sent 30'])
})

test('D-03 names the effect whose record cannot be read, and keeps those before it', async () => {
  const { store, time, add, mails, fired } = await aMachine()
  add('due', 10)
  const unreadable = add('due', 20)
  const { mails: table } = store.world
  const get = table.get.bind(table)
  const reading = vi.spyOn(table, 'get').mockImplementation((id) => {
    if (id === unreadable.id) throw new Error('The row is damaged.')
    return get(id)
  })
  await expect(time.jump(() => testNow + 50)).rejects.toMatchObject({
    name: 'EffectFailure',
    message: expect.stringMatching(/^Failed to apply sends of mails\/2, .*: The row is damaged\./),
    at: testNow + 20,
  })
  reading.mockRestore()
  expect([mails(), fired()]).toEqual([['sent 10', 'due'], ['sends 1 10']])
})

test('D-04 a jump that cannot save ends at its last saved batch, says so and goes on as before', async () => {
  const { store, clock, time, add, mails, fired, settledAt: ranUntil } = await aMachine('running')
  for (let at = 1; at <= 60; at += 1) add('due', at)
  await store.saved()
  const disk = vi.spyOn(Journal.prototype, 'append')
  store.committed.add(() =>
    disk.mockImplementation(() => {
      throw new StoreError('The disk is full.')
    }),
  )
  const end = new Date(testNow + 25 + 9 * 3_600_000).toISOString().replace('Z', '+09:00')
  const failure = await time.jump(() => testNow + 100).catch((cause: unknown) => cause as StoreError)
  expect(failure).toBeInstanceOf(StoreError)
  expect(failure).toMatchObject({
    message: expect.stringMatching(/The disk is full\..* The jump ended at \S+\.$/),
    cause: { name: 'StoreError' },
  })
  expect((failure as StoreError).message).toContain(`ended at ${end}.`)
  expect([fired().length, ranUntil(), time.now() - testNow, clock.state.mode]).toEqual([25, 25, 25, 'running'])
  expect(mails().filter((mail) => mail.startsWith('sent'))).toHaveLength(25)
  disk.mockRestore()
  expect((await time.jump(() => testNow + 100)).count).toBe(35)
})

test('passes on an error of the store outside any effect', async () => {
  const { store, time, add } = await aMachine()
  add('due', 0)
  const broken = new Error('The store is broken.')
  vi.spyOn(store, 'transact').mockImplementation(() => {
    throw broken
  })
  expect(() => time.runDueEffects()).toThrow(broken)
})

test('goes on when a batch changed nothing that must be saved', async () => {
  const { store, time, add, fired } = await aMachine()
  add('due', 0)
  vi.spyOn(store, 'saved').mockReturnValue(undefined)
  await time.runDueEffects()
  expect(fired()).toEqual(['sends 1 0'])
})

test('reports the record that an effect chose, and nothing when it chose none', async () => {
  const { time, add, fired } = await aMachine()
  add('drop', 10)
  add('drop', 20)
  expect((await time.jump(() => testNow + 10)).count).toBe(0)
  const { id } = add('', 0, { to: 'chosen' })
  const { fired: shown } = await time.jump(() => testNow + 20)
  expect([shown.map(({ record }) => record.id), fired()]).toEqual([[id], ['drops 2 20']])
})

test('applies what fell due while the server was off, and puts another world in place with its effects', async () => {
  const { real, time, add, mails, store } = await aMachine('running')
  for (let at = 1; at <= 30; at += 1) add('due', at)
  real.now = 30
  await time.catchUp()
  expect(mails().filter((mail) => mail.startsWith('sent'))).toHaveLength(30)
  const { position } = store
  store.transact((world) => void world.mails.update(1, { subject: 'due', createdAt: testNow + 500 }))
  const order: string[] = []
  await time.inTurn(async () => {
    const { world, ...earlier } = await store.folder.readAt(position)
    const ready = () => order.push('ready')
    await time.swapWorld(world, () => order.push('clock'), { earlier, ready, replaced: () => order.push('placed') })
  })
  expect([order, time.effects.outlook(9).all, mails()[0]]).toEqual([['ready', 'clock', 'placed'], [], 'sent 1'])
})
