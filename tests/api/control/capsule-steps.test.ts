import { expect, test, vi } from 'vitest'
import type { CapsuleStep } from '../../../src/contract/control/capsule.ts'
import { part, refusalOf, rewritten, worldOfCapsule } from '../../support/capsule-text.ts'
import { startMock } from '../../support/mock.ts'

type Row = Record<string, unknown> & { id: number }

test('D-109 the steps of who wrote a capsule can be gone back and forth by who opens it, byte for byte', async () => {
  const here = await startMock()
  const woman = await here.signIn('woman')
  const states = [here.worldText()]
  await woman.post('/api/user/update', { user: { twitterid: 'akari_new' } })
  states.push(here.worldText())
  await here.advance('P3D')
  await here.control('POST', '/history/name', { name: '三日後' })
  states.push(here.worldText())
  await here.control('POST', '/operator/recommend', { woman: 'woman-premium', man: 'man' })
  await here.advance('P30D')
  states.push(here.worldText())
  await here.control('POST', '/history/undo')
  const { body: capsule } = await here.control('GET', '/capsule')

  const there = await startMock({ members: 3 })
  const own = there.worldText()
  expect((await there.control('POST', '/capsule', capsule)).status).toBe(200)
  const { body: opened } = await there.control('GET', '/capsule/opened')
  expect(opened.steps).toBe(3)
  const { body: history } = await there.control('GET', '/history')
  expect(history.moments.map(({ kind, subject, name }: Row) => [kind, subject, name])).toEqual([
    ['start', '', null],
    ['load', 'capsule', null],
    ['call', 'API-11', null],
    ['jump', '', '三日後'],
    ['operator', 'recommend', null],
  ])
  const [, called] = (await here.control('GET', '/history')).body.moments
  const { from, at, changes, member } = called
  expect(changes).toBeGreaterThan(0)
  expect(history.moments[2]).toMatchObject({ from, at, changes, member })
  expect(there.worldText()).toBe(worldOfCapsule(capsule))
  for (const state of states.slice(0, -1).toReversed()) {
    await there.control('POST', '/history/undo')
    expect(there.worldText()).toBe(state)
  }
  await there.control('POST', '/history/undo')
  expect(there.worldText()).toBe(own)
  for (let step = 0; step < 4; step += 1) await there.control('POST', '/history/redo')
  expect(there.worldText()).toBe(worldOfCapsule(capsule))

  // Steps that lead elsewhere are refused, as is a file of a former version without them only if it is damaged.
  const wrong = (change: (value: CapsuleStep) => unknown) => refusalOf(here, rewritten(capsule, part('step', change)))
  const patched = (patch: object) => (step: CapsuleStep) => ({
    ...step,
    records: step.records.map((one) => ({ ...one, record: { ...one.record, ...patch } })),
  })
  expect(await wrong(patched({ twitterId: 'other' }))).toMatch(/the steps do not lead to the world|step 1/)
  expect(await wrong(patched({ id: 999 }))).toMatch(/step 1, .*another id/)
  expect(await wrong((step) => ({ ...step, at: '2027-11-20T12:00:00.000+09:00' }))).toMatch(/step 2: its instant/)
  const isStep = /^(step|before) /
  const former = rewritten(capsule, (lines) =>
    part('capsule', (head) => ({ ...head, version: 2 }))(lines.filter((line) => !isStep.test(line))),
  )
  expect((await there.control('POST', '/capsule', former)).status).toBe(200)
  expect(there.worldText()).toBe(worldOfCapsule(capsule))
})

test('D-109 a change while the journals of the steps are read is in neither the steps nor the world', async () => {
  const here = await startMock()
  const woman = await here.signIn('woman')
  await woman.post('/api/user/update', { user: { twitterid: 'akari_new' } })
  const { folder } = here.server.runtime.store
  const { readSteps } = folder
  vi.spyOn(folder, 'readSteps').mockImplementationOnce(async (bounds) => {
    await woman.post('/api/user/update', { user: { twitterid: 'akari_later' } })
    await here.advance('P1D')
    return readSteps(bounds)
  })
  const asked = here.worldText()
  const { body: capsule } = await here.control('GET', '/capsule')
  expect(here.worldText()).not.toBe(asked)
  expect(worldOfCapsule(capsule)).toBe(asked)

  const there = await startMock({ members: 3 })
  expect((await there.control('POST', '/capsule', capsule)).status).toBe(200)
  expect(there.worldText()).toBe(asked)
  expect((await there.control('GET', '/capsule/opened')).body.steps).toBe(1)
})
